// What the declarations must let through; every `@ts-expect-error` is a line that they must not.
import '../../Web/page/elements.js';
import { PhotoBrowser, texts } from '../../Web/page/zoomscroll.js';

const browser = document.querySelector('photo-browser')!;
browser.addEventListener('scrollViewWillEndDragging', ({ detail }) => {
  const speed: number = detail.velocity.x + detail.targetContentOffset.y + detail.contentOffset.x;
  // @ts-expect-error
  detail.decelerate;
  return speed;
});
browser.addEventListener('photoBrowserDidShowPage', ({ detail: { page, zoomScale } }) => page + zoomScale);
browser.addEventListener('photoBrowserDidChangeControls', ({ detail }) => !detail.areShown);
browser.addEventListener('click', (event) => event.clientX);
const hear = ({ detail }: CustomEvent<{ page: number }>) => { detail.page.toFixed(); };
browser.addEventListener('photoBrowserDidShowPage', hear);
browser.removeEventListener('photoBrowserDidShowPage', hear);
browser.setPage(2, { animated: true });
browser.setZoomScale(2, { centeredAt: { x: 10, y: 20 }, animated: true });
browser.pictures = [{ src: 'a.jpg' }];
browser.page += 1;
// @ts-expect-error
browser.pictures = ['a.jpg'];
// @ts-expect-error
browser.setPage('2');

const map = document.createElement('zoom-scroll-view');
map.contentOffset = { x: 1, y: 2 };
map.zoomToRect({ x: 0, y: 0, width: 10, height: 10 });
// @ts-expect-error
map.page;
map.addEventListener('scrollViewDidEndZooming', ({ detail }) => detail.scale.toFixed());

browser.turn(1, true);
PhotoBrowser.open(document.body, {
  pictures: [{ src: 'a.jpg', sources: [{ src: 'b.jpg', width: 800 }] }, { src: '#', slide: '#card', width: 600, height: 400 },
    { parts: [{ src: 'a.jpg', frame: [0, 0, 2, 1] }] }, { src: 't/{z}/{x}/{y}.png', width: 9, height: 9, tileSize: 512 }],
  settings: { loop: true, padding: '16 40', initialZoom: 'fill', secondaryZoom: 3, tap: 'close', slideshow: 4 },
}).then((opened) => opened.slideshow?.play());
// @ts-expect-error
PhotoBrowser.open(document.body, { settings: { tap: 'explode' } });

texts.next = 'Nächstes Foto';
texts.counter = (page, count) => `${page} von ${count}`;
PhotoBrowser.open(document.body, { manifest: 'gallery.json', page: 3, controls: 'arrows counter' })
  .then((opened) => opened.setZoomScale(opened.zoomScale * 2));

// As the manual has it, by script.
PhotoBrowser.open(document.body, { manifest: 'gallery.json' }).then(async (opened) => {
  await opened.ready;
  opened.addEventListener('photoBrowserDidShowPage', ({ detail: { page, zoom, offset } }) => {
    const { width, height } = opened.placeOf(page)!;
    const area: number = width * height * zoom + offset.x;
    // @ts-expect-error
    opened.pictures[page].src;
    return `${opened.pictures[page].image} ${area}`;
  });
  opened.addEventListener('scrollViewWillEndDragging', ({ detail }) => {
    // @ts-expect-error
    detail.contentOffset;
    return detail.velocity.x + detail.target.y;
  });
  opened.addEventListener('photoBrowserDidChangeControls', ({ detail }) => { if (!detail.areShown) opened.slideshow?.pause(); });
  opened.addEventListener('pictureDidFail', ({ detail: { status, message } }) => `${status} ${message.trim()}`);
  opened.addEventListener('anything', (event) => event.type, { once: true });
  opened.fetchOptions = { credentials: 'include', headers: { Authorization: 'Bearer 1234' } };
  const { x, y } = opened.pictureFrame ?? { x: 0, y: 0 };
  return x + y;
});
