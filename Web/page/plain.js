// A gallery whose scripts do not come, as from a disk, or whose engine cannot run: its pictures in a page, as where scripts are
// off. No module: it is there when those are not.
addEventListener('error', ({ target }) => { if (target.localName === 'script') showPlainGallery(); }, true);

globalThis.showPlainGallery = async () => {
  if (document.readyState === 'loading') await new Promise((resolve) => { addEventListener('DOMContentLoaded', resolve); });
  const links = document.querySelector('noscript')?.textContent;
  if (!links || document.querySelector('.plain')) return;
  const plain = document.createElement('div');
  plain.className = 'plain';
  plain.append(...new DOMParser().parseFromString(links, 'text/html').body.childNodes);
  document.querySelector('#photos').replaceWith(plain);
};
