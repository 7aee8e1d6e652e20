// Runs before the first paint, from a file of its own because the security policy allows no other.
const { document } = globalThis;

function remembered(key) {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

const system = globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const theme = remembered('theme') ?? system;
document.documentElement.dataset.theme = theme;
if (theme === 'dark') document.querySelector('meta[name="theme-color"]').content = '#0f1714';

// Written pages have links for visitors and for owners: the right ones show before the app is there.
if (remembered('cartaviva-session')) document.documentElement.dataset.session = 'kept';

// Whoever reloads the second step of a way is not shown its first one meanwhile.
if (globalThis.history.state?.usr) document.documentElement.dataset.resuming = '';
