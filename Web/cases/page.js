// The page of the cases: each is alive while it is near, and beside it its curve is drawn.
import { CaseView } from '../page/cases.js';
import { Curve } from './curve.js';
import { keepForOffline } from '../page/keep.js';
import { colored } from './swift.js';

/// So far outside the window a case begins to live and ends, in windows.
const near = '60%';

const titles = {
  plain: 'Flick it.',
  paged: 'One page at a time.',
  'programmatic-zoom': 'Zoom about a point.',
  'double-tap': 'Tap twice.',
  'touch-hooks': 'Touches, first hand.',
  'late-end': 'One true end.',
  'photo-browser': 'All photos. One scroll view.',
  'windows-desk': 'A desk of photos.',
  'single-scroll-view': 'Plain, in three modes.',
  pins: 'Pins that stay put.',
  margins: 'The same margin. Always.',
  fit: 'Fitted at first.',
  'auto-layout': 'Layout leaves the zoom alone.',
  grid: 'A thousand tiles.',
  carousel: 'A card in the middle.',
  list: 'Rows and sections.',
  strip: 'It rests on a picture.',
  reorder: 'Put it elsewhere.',
  form: 'Write into it.',
};

/// By their names: `{ view, curve, … }` of each case; `view` while it is alive.
export const shown = new Map();

/// Once, with what the first case has fetched.
let kept;

const template = document.querySelector('#case');

class Entry {
  constructor(example) {
    this.example = example;
    this.article = template.content.cloneNode(true).firstElementChild;
    this.stage = this.article.querySelector('.stage');
    this.figure = this.article.querySelector('figure');
    this.describe();
    // The page scrolls under the wheel until somebody has chosen the case.
    this.stage.addEventListener('wheel', (event) => {
      if (!event.ctrlKey && !this.isChosen) event.stopPropagation();
    }, { capture: true, passive: true });
  }

  get isChosen() {
    return this.stage.contains(document.activeElement);
  }

  describe() {
    const { article, example } = this;
    const { name, document: source, summary, details, sentences, file } = example;
    const put = (selector, text) => { article.querySelector(selector).textContent = text; };
    article.id = name;
    article.setAttribute('aria-labelledby', `${name}-title`);
    article.querySelector('h2').id = `${name}-title`;
    put('.eyebrow', source || 'To begin with');
    put('h2', titles[name] ?? spoken(name));
    put('.lead', summary);
    put('.try', details);
    const list = article.querySelector('.sentences');
    if (sentences.length) {
      list.querySelector('summary').textContent =
        sentences.length === 1 ? 'The sentence it answers' : `The ${sentences.length} sentences it answers`;
      for (const [number, sentence] of sentences) {
        list.querySelector('dl').append(element('dt', number), element('dd', sentence));
      }
    } else {
      list.remove();
    }
    put('.source summary', file);
    const code = article.querySelector('code');
    article.querySelector('.source').addEventListener('toggle', () => {
      if (!code.firstChild) code.append(colored(example.source));
    });
  }

  async open() {
    if (this.isOpen) return;
    this.isOpen = true;
    try {
      const wasm = new URL(this.example.module, import.meta.url);
      const view = await CaseView.open(this.stage, this.example.name, { wasm });
      // It may have gone out of sight meanwhile.
      if (!this.isOpen || this.view) return view.close();
      this.view = view;
      const { surface } = view.stage;
      if (!surface.hasAttribute('role')) surface.setAttribute('role', 'application');
      if (!surface.hasAttribute('aria-label')) surface.setAttribute('aria-label', spoken(this.example.name));
      this.curve = new Curve(this.figure, spoken(this.example.name));
      view.onFrame = (time) => this.curve.add(time, view.reading, view.isTouched, view.isAtRest);
      kept ??= keepForOffline(() => view.stage.ask('alter', 'resources'));
    } catch (error) {
      this.close();
      const text = element('p', error.message);
      text.setAttribute('role', 'alert');
      this.stage.replaceChildren(text);
    }
    return undefined;
  }

  close() {
    this.isOpen = false;
    this.view?.close();
    this.curve?.close();
    this.view = undefined;
    this.curve = undefined;
  }
}

function element(name, text) {
  return Object.assign(document.createElement(name), { textContent: text });
}

const spoken = (name) => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');

async function fill() {
  const main = document.querySelector('main');
  const response = await fetch('cases.json');
  if (!response.ok) throw new Error(`cases.json: the server answers ${response.status}.`);
  const { cases, documents } = await response.json();
  const entries = new Map();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      const entry = entries.get(target);
      if (isIntersecting) entry.open();
      else if (!entry.isChosen) entry.close();
    }
  }, { rootMargin: `${near} 0px` });
  for (const example of cases) {
    const entry = new Entry(example);
    entries.set(entry.stage, entry);
    shown.set(example.name, entry);
    main.append(entry.article);
    const link = Object.assign(element('a', spoken(example.name)), { href: `#${example.name}` });
    const item = document.createElement('li');
    item.append(link);
    document.querySelector('#contents').append(item);
  }
  for (const [number, title] of documents) {
    document.querySelector('#documents').append(element('dt', number), element('dd', title));
  }
  // What was asked for is there only now.
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  const observe = () => { for (const stage of entries.keys()) observer.observe(stage); };
  observe();
  // A page that is left gives back what it took, and begins anew when one comes back.
  addEventListener('pagehide', () => {
    observer.disconnect();
    for (const entry of shown.values()) entry.close();
  });
  addEventListener('pageshow', (event) => { if (event.persisted) observe(); });
}

try {
  await fill();
} catch (error) {
  const notice = Object.assign(element('p', error.message), { className: 'notice' });
  notice.setAttribute('role', 'alert');
  document.querySelector('main').prepend(notice);
}
