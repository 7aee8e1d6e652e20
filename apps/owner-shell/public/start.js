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

/** Marks what the app presses when it is there. */
function markPressed(button) {
  start();
  for (const other of written.querySelectorAll('[data-pressed]')) delete other.dataset.pressed;
  button.dataset.pressed = '';
}

// They go away with the page that they are on.
written.addEventListener('click', (event) => {
  // Whoever was sent to one of the doors keeps where they were going when they take the other.
  const door = event.target.closest('[data-door] :is(a[href="/login"], a[href="/registro"])');
  if (door) door.search = globalThis.location.search;
  const button = event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  markPressed(button);
});

// Enter in a field sends a form without a press: no address may ever carry what was typed.
written.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = event.target.querySelector('[type="submit"]');
  if (button) markPressed(button);
});

// What is live, such as the system's status, does not wait for the reader. Nor does a door that somebody
// was sent to with a word, which was not known when the page was written.
const isSentTo = globalThis.location.search !== '' || globalThis.history.state?.usr;
if (written.querySelector('[data-live]') || (isSentTo && written.querySelector('[data-door]'))) {
  start();
}
