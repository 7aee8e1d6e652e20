import { randomUUID } from 'node:crypto';
import { casesOf } from '../cases/cases.mjs';
import { send } from '../../../clients/send.mjs';

/** @typedef {import('../../../clients/send.mjs').Call} Call */
/** @typedef {import('../../../../apps/gateway/src/api/openapi/read-document.mjs').Operation} Operation */
/** @typedef {{ name: string, calls: readonly Call[] }} StrangersCall requests to send in turn, and their name */

/**
 * Each of these operations sends a mail and is normally limited per client. The test systems have no such limit
 * (`CLIENT_LIMITS=relaxed`), so the next registration would wait for thousands of mails.
 */
const MAIL = /\/(demo-requests|register|resend-\w+|forgot-password)$/;

/** Number of different requests per operation, so that a cache cannot answer all of them. */
const VARIANTS = 40;

/**
 * Returns requests that need no sign-in: every public operation, and others that the document does not describe. They
 * ask for existing data and for invented names, each with many variants.
 * @param {object} context
 * @param {string} context.url address of the gateway
 * @param {readonly Operation[]} context.operations
 * @param {Parameters<typeof casesOf>[1]} context.cases
 * @param {string} context.paypalUrl
 * @param {Readonly<Record<string, string>>} context.own the caller's ids and addresses, by name
 * @returns {Promise<StrangersCall[]>}
 */
export async function strangersCalls({ url, operations, cases, paypalUrl, own }) {
  /** @type {StrangersCall[]} */
  const found = [];
  for (const operation of operations.filter(({ path }) => !MAIL.test(path))) {
    const { control } = casesOf(operation, cases);
    const answer = await send(url, control).catch(() => undefined);
    if (!answer || answer.status === 401 || answer.type === 'text/event-stream') continue;
    found.push({ name: operation.name, calls: createVariants(operation, cases) });
  }
  return [...found, ...besides(paypalUrl, own)];
}

/** @param {Operation} operation @param {Parameters<typeof casesOf>[1]} cases @returns {Call[]} */
function createVariants(operation, cases) {
  return Array.from({ length: VARIANTS }, (_, at) => {
    const isInvented = at % 2 === 1;
    const valueOf = isInvented ? () => randomUUID() : cases.valueOf;
    const { control } = casesOf(operation, { ...cases, valueOf, seed: cases.seed + at });
    const { name } = operation;
    return name.endsWith('/qr')
      ? { ...control, path: `${control.path}?size=${2048 - at}` }
      : control;
  });
}

/** @param {(at: number) => Call} call @returns {Call[]} */
const each = (call) => Array.from({ length: VARIANTS }, (_, at) => call(at));
const get = (/** @type {string} */ path) => ({ method: 'GET', path });

/**
 * Adds requests that the document does not name, or whose costly form it does not describe.
 * @param {string} paypalUrl @param {Readonly<Record<string, string>>} own @returns {StrangersCall[]}
 */
const besides = (paypalUrl, { menuId = '', slug = '', shortCode = '' }) => [
  {
    name: 'forged webhooks of PayPal',
    calls: each((at) => ({
      method: 'POST',
      path: '/api/paypal/webhook',
      headers: forged(`${paypalUrl}/v1/notifications/certs/CERT-${at}`),
      body: '{"id":"WH-1"}',
    })),
  },
  {
    name: 'sitemaps, of menus that there are and are not',
    calls: each((at) => get(at % 4 === 0 ? '/sitemap.xml' : `/sitemaps/menus/${at}.xml`)),
  },
  {
    name: 'images of link previews, by invented names',
    calls: each((at) => get(`/menu-assets/shares/${menuId}/${String(at).padStart(32, '0')}.jpg`)),
  },
  {
    name: 'menus in frames, and codes in capitals',
    calls: each((at) => get(at % 2 === 0 ? `/insertar/${slug}` : `/Q/${shortCode}`)),
  },
  {
    name: 'screens, files and addresses that are none',
    calls: each((at) => get(['/', '/muestra', '/robots.txt', `/nada-${at}`][at % 4] ?? '/')),
  },
  {
    name: 'sessions and keys that are invented',
    calls: each((at) => ({
      ...get('/api/menus'),
      headers:
        at % 2 === 0
          ? { authorization: `Bearer ${randomUUID()}` }
          : { cookie: `cv_session=${randomUUID()}` },
    })),
  },
];

/** @param {string} certificate */
const forged = (certificate) => ({
  'content-type': 'application/json',
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': certificate,
  'paypal-transmission-id': 'x-1',
  'paypal-transmission-time': new Date().toISOString(),
  'paypal-transmission-sig': Buffer.alloc(256).toString('base64'),
});

/** Formats a request for a keep-alive connection. @param {Call} call */
export function written({ method, path, headers = {}, body = '' }) {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: '127.0.0.1', 'accept-encoding': 'br', ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${String(body)}`;
}
