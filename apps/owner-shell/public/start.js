// A prerendered page is read without the app, which comes when the reader first touches it. What was
// pressed meanwhile is marked with `data-pressed`: the app presses it again when it takes over.
const { document } = globalThis;
const written = document.getElementById('root');
const { shell } = document.querySelector('[data-shell]').dataset;
const TOUCHES = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
];

function add(tag, attributes) {
  document.head.append(Object.assign(document.createElement(tag), attributes));
}

let started = false;

/** Once: a press is two touches, and an app that comes twice finds a router where it draws its own. */
function start() {
  if (started) return;
  started = true;
  for (const touch of TOUCHES) globalThis.removeEventListener(touch, start, true);
  for (const href of ['/remotes.json', '/api/auth/user']) {
    add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href });
  }
  add('script', { src: shell });
}

for (const touch of TOUCHES) {
  globalThis.addEventListener(touch, start, { capture: true, passive: true });
}

// It goes away with the page that it is on.
written.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  start();
  for (const other of written.querySelectorAll('[data-pressed]')) delete other.dataset.pressed;
  button.dataset.pressed = '';
});

// What is live, such as the system's status, does not wait for the reader.
if (written.querySelector('[data-live]')) start();
