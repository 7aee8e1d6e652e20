import type { Scheme } from './preview-message';

const asWritten = new WeakMap<CSSMediaRule, string>();

/** Shows the page by day or by night whatever the system says; without a scheme, as it says. */
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
