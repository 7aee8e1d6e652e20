import { readFileSync } from 'node:fs';

/**
 * Megabytes that the largest process of pages has for itself: objects, styles, and images as they are drawn.
 * @param {import('playwright-core').Browser} browser
 */
export async function privateMb(browser) {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(...pages.map(({ id }) => privateKb(id))) / 1000;
}

/** @param {number} pid */
function privateKb(pid) {
  const memory = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return Number(/^Private_Dirty:\s+(\d+) kB/m.exec(memory)?.[1]);
}

/** Megabytes of objects that the page's script keeps. @param {import('playwright-core').CDPSession} phone */
export async function heapMb(phone) {
  await phone.send('HeapProfiler.collectGarbage');
  const { usedSize } = await phone.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
