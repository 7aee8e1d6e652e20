import type { Page } from 'playwright-core';

/**
 * Lists the parts of a menu that overlap or extend beyond the screen: names, prices and buttons of its items, and the
 * parts of its header.
 */
export const collisions = (page: Page): Promise<string[]> => page.evaluate(findCollisions);

/** Runs in the page. */
function findCollisions(): string[] {
  const found: string[] = [];
  /** Box of the text in an element, of the visible disc of a button, or of the whole element. */
  const boxOf = (part: Element) => {
    const text = document.createRange();
    text.selectNodeContents(part);
    const isText = part.matches('li *') && part.tagName !== 'BUTTON';
    const box = (isText ? text : part).getBoundingClientRect();
    const edge = part.className === 'plus' ? 8 : 1;
    const [left, right] = [box.left + edge, box.right - edge];
    return { part, left, right, top: box.top + edge, bottom: box.bottom - edge };
  };
  const keepApart = (whole: Element, selectors: string) => {
    const boxes = [...whole.querySelectorAll(selectors)].map(boxOf);
    const seen = boxes.filter(({ left, right }) => right > left);
    seen.forEach((one, at) => {
      if (one.left < -1 || one.right > innerWidth) found.push(`${one.part.outerHTML} is cut`);
      for (const two of seen.slice(at + 1)) {
        const isBeside = one.left >= two.right || two.left >= one.right;
        if (isBeside || one.top >= two.bottom || two.top >= one.bottom) continue;
        found.push(`${one.part.outerHTML} is over ${two.part.outerHTML}`);
      }
    });
  };
  for (const item of document.querySelectorAll('.items > li')) {
    keepApart(item, '.line a, .line b, p, .plus');
  }
  const header = document.querySelector('header')!;
  keepApart(header, '.who > *, .doors > *');
  return found;
}
