import type { Scheme } from './preview-message';

const asWritten = new WeakMap<CSSMediaRule, string>();

/** Shows the page in a color scheme, or in the system's scheme if none is given. */
export function forceScheme(scheme: Scheme | undefined): void {
  document.documentElement.style.colorScheme = scheme ?? '';
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const condition = asWritten.get(rule) ?? rule.media.mediaText;
    if (!condition.includes('prefers-color-scheme: dark')) continue;
    asWritten.set(rule, condition);
    rule.media.mediaText = scheme === undefined ? condition : scheme === 'dark' ? 'all' : 'not all';
  }
}
