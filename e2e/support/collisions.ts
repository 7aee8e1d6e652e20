import type { Page } from 'playwright-core';

/**
 * What of a menu stands over something else, or beyond the edges of the screen: names, prices and buttons of
 * its items, and the parts of its header.
 */
export const collisions = (page: Page): Promise<string[]> => page.evaluate(findCollisions);

/** Runs in the page. */
function findCollisions(): string[] {
  const found: string[] = [];
  /** What is written of an element, or all of it where nothing is. */
  const boxOf = (element: Element): DOMRect => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const written = text.getBoundingClientRect();
    return written.width > 0 && element.tagName !== 'BUTTON'
      ? written
      : element.getBoundingClientRect();
  };
  const apart = (parent: Element, ...selectors: string[]) => {
    const parts = selectors.flatMap((selector) => [...parent.querySelectorAll(selector)]);
    const boxes = parts
      .map((part) => ({ part, box: boxOf(part) }))
      .filter(({ box }) => box.width > 0);
    boxes.forEach(({ part, box }, at) => {
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${part.outerHTML} is cut`);
      for (const other of boxes.slice(at + 1)) {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 1 && high > 1) found.push(`${part.outerHTML} is over ${other.part.outerHTML}`);
      }
    });
  };
  for (const item of document.querySelectorAll('.items > li')) {
    apart(item, '.line a', '.line b', 'p', '.plus');
  }
  const header = document.querySelector('header')!;
  apart(header, '.tools button', '.who > img', 'h1', '.name', '.hours summary', 'address > a');
  return found;
}
