/**
 * What the page of a restaurant with several menus has in addition: their tabs, in the middle while there is
 * room, and drawn sideways where there is none. The one that is read stands on the page's own line.
 */
export const TABS_CSS =
  '.tabs{display:flex;max-width:62rem;margin:0 auto;padding:0 1rem;overflow-x:auto;' +
  'scrollbar-width:none;border-bottom:1px solid var(--line)}.tabs::-webkit-scrollbar{display:none}' +
  '.tabs a{display:flex;flex-direction:column;justify-content:center;flex:none;min-height:3rem;' +
  'padding:.375rem .875rem;text-align:center;text-decoration:none;line-height:1.2;font-weight:600;' +
  'color:var(--soft);background:none;border:0;border-bottom:3px solid transparent;border-radius:0;' +
  'overflow-wrap:normal}' +
  '.tabs a:first-child{margin-inline-start:auto}.tabs a:last-child{margin-inline-end:auto}' +
  '.tabs [aria-current]{color:var(--brand);border-color:var(--brand)}.tabs+main{margin-top:1.25rem}' +
  '.tabs :focus-visible{outline-offset:-3px}' +
  '.tabs small{font-size:.75rem;font-weight:400}@media print{.tabs{display:none}}';
