import axe from 'axe-core';

/** Measures an open page after it has loaded completely. @param {import('playwright-core').Page} page */
export async function measure(page) {
  // This attribute shows that the script has run, so hours, filters and buttons are visible.
  await page.waitForSelector('html[data-sheets]', { state: 'attached' });
  const measured = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    let shift = 0;
    const count = (/** @type {PerformanceObserverEntryList} */ list) => {
      for (const entry of list.getEntries()) shift += /** @type {any} */ (entry).value;
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
    // Buffered entries arrive in the next task.
    await new Promise((done) => setTimeout(done, 50));
    const endOf = (/** @type {string} */ selector) =>
      Math.ceil(document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0);
    const ends = { item: endOf('.items > li'), price: endOf('.items > li b') };
    const top = Math.round(document.querySelector('.items > li')?.getBoundingClientRect().top ?? 0);
    const wide = document.documentElement.scrollWidth - innerWidth;
    const images = [...document.images];
    images.forEach((image) => (image.loading = 'eager'));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return { shift, wide, ends, top };
  });
  await page.evaluate(axe.source);
  /** @type {import('axe-core').AxeResults} */
  const { violations } = await page.evaluate(`axe.run({ resultTypes: ['violations'] })`);
  const barriers = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
  return { ...measured, barriers };
}
