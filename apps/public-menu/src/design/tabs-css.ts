/**
 * Additional style of a restaurant's page with several menus. All tabs are in sight, in as many rows as a phone
 * needs, and the current one is underlined.
 */
export const TABS_CSS =
  '.tabs{display:flex;flex-wrap:wrap;justify-content:center;max-width:62rem;margin:0 auto;' +
  'padding:0 1rem;border-bottom:1px solid var(--line)}' +
  '.tabs a{display:flex;flex-direction:column;justify-content:center;max-width:100%;min-height:3rem;' +
  'padding:.375rem .625rem;text-align:center;white-space:normal;text-decoration:none;line-height:1.2;font-weight:600;' +
  'color:var(--soft);background:none;border:0;border-bottom:3px solid transparent;border-radius:0}' +
  '.tabs [aria-current]{color:var(--brand);border-color:var(--brand)}.tabs+main{margin-top:1.25rem}' +
  '.tabs :focus-visible{outline-offset:-3px}' +
  '.tabs small{max-width:7.5rem;font-size:.75rem;font-weight:400}@media print{.tabs{display:none}}';
