// Runs before the first paint. It is a separate file because the security policy allows no inline scripts.
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

// Prerendered pages contain links for visitors and for owners. This attribute selects them before the app loads.
if (remembered('cartaviva-session')) document.documentElement.dataset.session = 'kept';

// Hides the first step of a form while the app loads, if the second step was reloaded.
if (globalThis.history.state?.usr) document.documentElement.dataset.resuming = '';
