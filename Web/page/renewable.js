// Whether what an element shows is what it was given, and whether it could be handed over: see renewal.js.

/// It shows what it was given.
export function isUpToDate({ addresses, view: { pictures } }) {
  return pictures.length === addresses.length && pictures.every(({ image }, index) => image === addresses[index]);
}

/// Lists of pictures alone: elements cannot be in two views. And what is not seen needs not stay.
export function isRenewable(element) {
  const { view, kind, addresses, content } = element;
  return view?.isShown && !view.stage.isClosed && !element.hasAttribute('src') && kind && addresses.length > 0
    && !view.pictures.some(({ slide }) => slide) && !content.some(({ slide }) => slide !== undefined);
}
