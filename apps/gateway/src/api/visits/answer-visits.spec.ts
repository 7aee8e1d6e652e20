import { DomainError, type Visit } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenSockets } from '../../pipeline/requests/open-sockets';
import { answerVisits } from './answer-visits';

const PUBLIC_URL = 'https://carta.test';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari';

describe('the visit of a diner', () => {
  let server: Server;
  let counted: Visit[];
  /** Bodies that the framework received. */
  let handedOver: string[];
  let isDraining: boolean;
  let refusal: DomainError | undefined;

  beforeAll(async () => {
    const answer = answerVisits({
      limits: {
        count: async (name, { address }, report) => {
          expect(address).toBe('203.0.113.7');
          report({ name, limit: 600, seconds: 60, remaining: 599, reset: 60 });
        },
      },
      visitors: { admit: async () => true },
      batches: {
        add: async (visit) => {
          if (refusal) throw refusal;
          counted.push(visit);
        },
      },
      hits: { count: () => undefined },
      isDraining: () => isDraining,
      publicUrl: PUBLIC_URL,
      trustedProxies: 1,
      headers: { 'x-frame-options': 'DENY' },
    });
    const framework = async (request: IncomingMessage, response: { end: () => void }) => {
      const pieces = [];
      for await (const piece of request) pieces.push(piece as Buffer);
      handedOver.push(Buffer.concat(pieces).toString());
      response.end();
    };
    server = new OpenSockets({ maxUnanswered: 8, maxPerAddress: 8 }).serve(
      (request, response) => void framework(request, response),
      {},
      answer,
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  beforeEach(() => {
    [counted, handedOver, isDraining, refusal] = [[], [], false, undefined];
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  const visit = (changes = {}) => ({
    menuId: randomUUID(),
    visitorId: 'a-visitor-of-today',
    source: 'qr',
    ...changes,
  });

  /** @param rest sent after the server has read the beginning */
  async function send(text: string, headers: Record<string, string> = {}, rest = '') {
    const { port } = server.address() as AddressInfo;
    const request = httpRequest({
      port,
      method: 'POST',
      path: '/api/menu-visits',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text + rest),
        'user-agent': PHONE,
        'x-forwarded-for': '198.51.100.1, 203.0.113.7',
        ...headers,
      },
    });
    const answered = once(request, 'response') as Promise<[IncomingMessage]>;
    request.write(text);
    if (rest) await once(server, 'request');
    request.end(rest);
    const [response] = await answered;
    let body = '';
    for await (const chunk of response) body += String(chunk);
    return { status: response.statusCode, headers: response.headers, body };
  }

  it('is counted without the framework, and answered when it is stored', async () => {
    const body = visit({ table: '4' });
    const headers = { origin: PUBLIC_URL, 'x-request-id': 'from-the-browser' };
    const answer = await send(JSON.stringify(body), headers);
    expect(answer).toMatchObject({
      status: 202,
      body: '',
      headers: {
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-request-id': 'from-the-browser',
        ratelimit: '"visit";r=599;t=60',
      },
    });
    expect(counted).toMatchObject([{ ...body, userAgent: PHONE, ipAddress: '203.0.113.0' }]);
    expect(handedOver).toEqual([]);
  });

  it('is refused as a problem while it cannot be stored', async () => {
    refusal = new DomainError('UNAVAILABLE');
    const { status, headers, body } = await send(JSON.stringify(visit()));
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.parse(body)).toMatchObject({ instance: '/api/menu-visits', status: 503 });
    expect(handedOver).toEqual([]);
  });

  it.each([
    ['who is signed in', visit(), { cookie: 'session=1' }],
    ['a program with a key', visit(), { authorization: 'Bearer cv_1' }],
    ['another site', visit(), { origin: 'https://other.test' }],
    ['another site, by what the browser says', visit(), { 'sec-fetch-site': 'cross-site' }],
    ['who declines', visit(), { dnt: '1' }],
    ['an older version', visit(), { 'cartaviva-version': '2020-01-01' }],
    ['a form', visit(), { 'content-type': 'text/plain' }],
    ['nobody', visit({ visitorId: 'x' }), {}],
    ['who names an unknown field', visit({ ipAddress: '1.2.3.4' }), {}],
    ['a list', [], {}],
  ])('of %s goes on to the framework with its body', async (_, body, headers) => {
    await send(JSON.stringify(body), headers);
    expect(counted).toEqual([]);
    expect(handedOver).toEqual([JSON.stringify(body)]);
  });

  it('goes on to the framework when its body is no JSON, comes in pieces, or the gateway drains', async () => {
    const text = JSON.stringify(visit());
    await send('{"menuId":');
    await send(text.slice(0, 20), {}, text.slice(20));
    isDraining = true;
    await send(text);
    expect(handedOver).toEqual(['{"menuId":', text, text]);
    expect(counted).toEqual([]);
  });
});
