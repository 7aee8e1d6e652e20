// A prerendered page needs no app to be read. The app loads when the user first interacts with the page. A button
// that is pressed before that gets `data-pressed`, and the app presses it again when it takes over.
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

/** Runs only once, because a press causes two events. A second copy of the app would break the router. */
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

function markPressed(button) {
  start();
  for (const other of written.querySelectorAll('[data-pressed]')) delete other.dataset.pressed;
  button.dataset.pressed = '';
}

// These listeners are removed together with the prerendered page.
written.addEventListener('click', (event) => {
  // Links between the sign-in and sign-up pages keep the query, which contains the return address.
  const door = event.target.closest('[data-door] :is(a[href="/login"], a[href="/registro"])');
  if (door) door.search = globalThis.location.search;
  const button = event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  markPressed(button);
});

// Enter in a field submits a form without a click. Without this handler, the input would appear in the address.
written.addEventListener('submit', (event) => {
  event.preventDefault();
  const button = event.target.querySelector('[type="submit"]');
  if (button) markPressed(button);
});

// Live parts, such as the system status, load the app immediately. So does a sign-in page that was opened with a
// query or a router state, because the prerendered page does not contain their message.
const isSentTo = globalThis.location.search !== '' || globalThis.history.state?.usr;
if (written.querySelector('[data-live]') || (isSentTo && written.querySelector('[data-door]'))) {
  start();
}
