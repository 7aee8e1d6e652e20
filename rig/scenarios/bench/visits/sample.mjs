import { randomUUID } from 'node:crypto';

const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
];

export const BATCH = 500;
export const BATCHES = 240;

/** @param {string} menuId @param {number} count */
export const visitsOf = (menuId, count) =>
  Array.from({ length: count }, (_, index) => ({
    menuId,
    visitorId: randomUUID().replaceAll('-', ''),
    source: index % 3 ? 'qr' : 'direct_link',
    ipAddress: '190.80.1.0',
    userAgent: AGENTS[index % AGENTS.length],
    at: new Date().toISOString(),
  }));

/** @param {number} count @param {number} start */
export const perSecond = (count, start) => count / ((performance.now() - start) / 1000);
