/** 1.6 Mbit/s with 150 ms each way and back; bytes a second. */
const SLOW_4G = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/**
 * A page of a modest phone on slow 4G that was never there before.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} [options]
 * @returns {Promise<import('playwright-core').Page>}
 */
export async function slowPhone(browser, options) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await phone.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}
