// A program with menus tells the server whose menus open.
const view = document.querySelector('uikit-view');
await view.ready;
const frame = () => new Promise(requestAnimationFrame);
while (!view.view.menus) await frame();

let isPointed = false;
addEventListener('pointermove', () => { isPointed = true; }, { capture: true });
// Whether the browser would have opened its own menu, which nothing could close.
const browsersMenus = [];
addEventListener('contextmenu', (event) => {
  browsersMenus.push(!event.defaultPrevented);
  event.preventDefault();
});
for (let told; ; await frame()) {
  const body = JSON.stringify({ page: 0, isPointed, browsersMenus, claims: view.view.stage.state.reading[0] });
  if (body === told) continue;
  told = body;
  fetch('told', { method: 'POST', body });
}
