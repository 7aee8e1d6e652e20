/** 1.6 Mbit/s down, with 150 ms of latency in each direction. Throughputs are in bytes per second. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/**
 * Opens a page on a mid-range phone with an empty cache.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} [options]
 * @returns {Promise<{ page: import('playwright-core').Page, phone: import('playwright-core').CDPSession }>}
 */
export async function modestPhone(browser, options) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, phone };
}

/**
 * Opens a page on a mid-range phone over slow 4G.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} [options]
 * @returns {Promise<import('playwright-core').Page>}
 */
export async function slowPhone(browser, options) {
  const { page, phone } = await modestPhone(browser, options);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  return page;
}
