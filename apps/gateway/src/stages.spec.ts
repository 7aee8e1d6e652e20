import type { ApiKeyOwner } from '@cartaviva/contracts';
import fastify, { type InjectOptions } from 'fastify';
import { pino } from 'pino';
import { sendProblem } from './pipeline/errors/problem.filter';
import { installStages, STAGES, type StageParts } from './stages';

const PARTS: StageParts = {
  logger: pino({ enabled: false }),
  headers: { 'x-frame-options': 'DENY' },
  lifecycle: { isDraining: false },
  sockets: { close: () => undefined },
  maxPerClient: 10,
  roles: ['diners', 'owners', 'api'],
  documents: () => ({ notFound: () => Promise.resolve('') }),
  owners: {
    count: (_key, _request, reply) => {
      void reply.header('ratelimit', '"hour";r=9');
      return Promise.resolve({ scopes: [] } as unknown as ApiKeyOwner);
    },
  },
  publicUrl: 'https://cartaviva.test',
};

const FOREIGN = { origin: 'https://other.test' };
const KEY = { authorization: 'Bearer cv_live_0' };
const ENCODED = { 'content-encoding': 'gzip', 'content-type': 'application/json' };

interface Probe {
  readonly request: InjectOptions;
  readonly parts?: Partial<StageParts>;
  readonly answer: { readonly status: number; readonly header?: object };
}

/** For each stage but the first, a request that two neighbouring stages treat differently. */
const PROBES: Readonly<Record<string, Probe>> = {
  'bound clients': {
    request: { url: '/api/menus' },
    parts: { maxPerClient: 0 },
    answer: { status: 429, header: { 'x-frame-options': 'DENY' } },
  },
  roles: {
    request: { url: '/m/la-cocina' },
    parts: { maxPerClient: 0, roles: ['owners'] },
    answer: { status: 429 },
  },
  'double slashes': {
    request: { url: '/m//la-cocina' },
    parts: { roles: ['owners'] },
    answer: { status: 421 },
  },
  'API version': {
    request: { url: '/api//menus', headers: { 'cartaviva-version': '1999-01-01' } },
    answer: { status: 404 },
  },
  'API key calls': {
    request: { url: '/api/menus', headers: { ...KEY, 'cartaviva-version': '1999-01-01' } },
    answer: { status: 400, header: { ratelimit: undefined } },
  },
  'foreign writes': {
    request: { method: 'POST', url: '/api/menus', headers: { ...KEY, ...FOREIGN } },
    answer: { status: 403, header: { ratelimit: '"hour";r=9' } },
  },
  'keys in addresses': {
    request: { method: 'POST', url: '/api/menus?key=cv_live_0', headers: FOREIGN },
    answer: { status: 403 },
  },
  bodies: {
    request: { method: 'POST', url: '/api/menus?key=cv_live_0', headers: ENCODED, payload: '{}' },
    answer: { status: 400 },
  },
};

async function answerTo({ request, parts, answer }: Probe, stages = STAGES) {
  const server = fastify({ genReqId: () => '7c1f4a52-9be3-4d0c-8f26-51d0a3c7e984' });
  server.setErrorHandler((error, asked, reply) => sendProblem(error, asked, reply));
  installStages(server, { ...PARTS, ...parts }, stages);
  server.all('/*', () => ({}));
  const { statusCode, headers } = await server.inject(request);
  await server.close();
  const shown = Object.keys(answer.header ?? {}).map((name) => [name, headers[name]]);
  return { status: statusCode, ...(answer.header && { header: Object.fromEntries(shown) }) };
}

describe('the stages of a request', () => {
  it('each have a reason and a request that depends on their place', () => {
    expect(Object.keys(PROBES)).toEqual(STAGES.slice(1).map(({ name }) => name));
    for (const { reason } of STAGES) expect(reason).toMatch(/^[A-Z].{30,}\.$/);
  });

  it.each(Object.entries(PROBES))('run in their order: %s', async (name, probe) => {
    expect(await answerTo(probe)).toEqual(probe.answer);
    const place = STAGES.findIndex((stage) => stage.name === name);
    const swapped = STAGES.with(place, STAGES[place - 1]!).with(place - 1, STAGES[place]!);
    expect(await answerTo(probe, swapped)).not.toEqual(probe.answer);
  });

  it('let an ordinary request pass', async () => {
    const probe = { request: { url: '/api/menus' }, answer: { status: 200 } };
    expect(await answerTo(probe)).toEqual(probe.answer);
  });
});
