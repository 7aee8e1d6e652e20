import { randomUUID } from 'node:crypto';
import { post } from './clients.mjs';

/** User agent of a diner's browser. Visits without a user agent count as visits of robots. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

export const newVisitor = () => randomUUID().replaceAll('-', '');

/**
 * @param {{ url: string }} system @param {string} menuId
 * @param {{ visitorId?: string, language?: string }} [who]
 */
export const visit = ({ url }, menuId, { visitorId = newVisitor(), ...more } = {}) =>
  post(
    `${url}/api/menu-visits`,
    { menuId, visitorId, source: 'qr', ...more },
    { 'user-agent': PHONE },
  );
