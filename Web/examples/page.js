// The page of the manual's examples: each is a page of its own, alive while it is near, and what is written in it is seen at once.

/// So far outside the window an example begins to live and ends, in windows.
const near = '40%';
/// Milliseconds after the last key until what was written is shown.
const pause = 500;

const template = document.querySelector('#example');

class Example {
  constructor({ html, text }) {
    this.html = html;
    this.article = template.content.cloneNode(true).firstElementChild;
    const find = (selector) => this.article.querySelector(selector);
    this.stage = find('.stage');
    this.again = find('.again');
    this.source = find('textarea');
    find('.try').textContent = text;
    this.source.value = html;
    this.source.ariaLabel = `Example: ${text}`;
    this.source.addEventListener('input', () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.show(), pause);
    });
    this.again.addEventListener('click', () => {
      this.source.value = html;
      this.show();
    });
  }

  /// In a frame of its own: it may do what it likes.
  show() {
    this.again.hidden = this.source.value === this.html;
    if (!this.isNear) return;
    const frame = Object.assign(document.createElement('iframe'), {
      title: 'What it shows', allow: 'fullscreen',
      srcdoc: `<!doctype html><link rel="stylesheet" href="frame.css">${this.source.value}
        <script type="module" src="./zoomscroll/elements.js"></script>`,
    });
    this.stage.replaceChildren(frame);
  }

  set isSeen(isNear) {
    this.isNear = isNear;
    if (!isNear) this.stage.replaceChildren();
    else if (!this.stage.firstChild) this.show();
  }
}

function element(name, text) {
  return Object.assign(document.createElement(name), { textContent: text });
}

const response = await fetch('examples.json');
const chapters = await response.json();
const examples = new Map();
const observer = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) examples.get(target).isSeen = isIntersecting;
}, { rootMargin: `${near} 0px` });
for (const [index, { title, entries }] of chapters.entries()) {
  const section = Object.assign(document.createElement('section'), { id: `chapter-${index + 1}` });
  section.append(element('h2', title));
  for (const entry of entries) {
    const example = new Example(entry);
    examples.set(example.stage, example);
    section.append(example.article);
  }
  document.querySelector('main').append(section);
  const item = document.createElement('li');
  item.append(Object.assign(element('a', title), { href: `#${section.id}` }));
  document.querySelector('#contents').append(item);
}
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
for (const stage of examples.keys()) observer.observe(stage);
