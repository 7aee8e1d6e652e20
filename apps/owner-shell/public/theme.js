// Runs before the first paint, from a file of its own because the security policy allows no other.
const { document } = globalThis;

function chosenTheme() {
  try {
    return globalThis.localStorage.getItem('theme');
  } catch {
    return null;
  }
}

const system = globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
const theme = chosenTheme() ?? system;
document.documentElement.dataset.theme = theme;
if (theme === 'dark') document.querySelector('meta[name="theme-color"]').content = '#0f1714';
