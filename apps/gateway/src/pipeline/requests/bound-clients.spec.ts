import { eventually } from '@cartaviva/server-testing';
import fastify, { type FastifyInstance } from 'fastify';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { leaveHttp } from '../streams/leave-http';
import { boundClients } from './bound-clients';

describe('the requests of one client', () => {
  let server: FastifyInstance;
  const asked: ClientRequest[] = [];

  beforeEach(async () => {
    server = fastify({ trustProxy: (_, hop) => hop < 1 });
    boundClients(server, 2);
    server.get('/', () => 'ok');
    server.post('/', () => 'ok');
    server.get('/stream', (_, reply) => {
      const response = reply.hijack().raw;
      response.writeHead(200).write('a');
      leaveHttp(response);
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const one of asked.splice(0)) one.destroy();
    await server.close();
  });

  function begin(client: string, { path = '/', method = 'GET' } = {}): ClientRequest {
    const { port } = server.server.address() as AddressInfo;
    const headers = { 'x-forwarded-for': client, 'content-type': 'text/plain' };
    const one = request({ port, host: '127.0.0.1', path, method, headers, agent: false });
    one.on('error', () => undefined);
    asked.push(one);
    return one;
  }
  const statusFor = async (client: string) => {
    const [{ statusCode, headers }] = (await once(begin(client).end(), 'response')) as [
      IncomingMessage,
    ];
    return statusCode === 429 ? `429 ${headers.connection}` : statusCode;
  };
  const trickle = (client: string) => {
    const one = begin(client, { method: 'POST' });
    one.write('{');
    return one;
  };
  const stream = async (client: string) => {
    const one = begin(client, { path: '/stream' }).end();
    await once(one, 'response');
    return one;
  };

  it.each([
    ['bodies that do not end', trickle],
    ['streams of events', stream],
  ])('are limited while in progress and accepted again afterwards: %s', async (_, open) => {
    const [first] = await Promise.all([open('203.0.113.1'), open('203.0.113.1')]);
    await eventually(async () => expect(await statusFor('203.0.113.1')).toBe('429 close'));
    expect(await statusFor('198.51.100.9, 203.0.113.1')).toBe('429 close');
    expect(await statusFor('203.0.113.2')).toBe(200);
    first.destroy();
    await eventually(async () => expect(await statusFor('203.0.113.1')).toBe(200));
  });

  it('end with their answers, not with their connection', async () => {
    const { port } = server.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let time = 0; time < 5; time += 1) {
      const one = request({ port, host: '127.0.0.1', agent }).end();
      const [answer] = (await once(one, 'response')) as [IncomingMessage];
      expect([answer.statusCode, one.reusedSocket]).toEqual([200, time > 0]);
      await once(answer.resume(), 'end');
    }
    agent.destroy();
  });

  it('count per IPv6 network, and are unlimited one after the other', async () => {
    for (let time = 0; time < 5; time += 1) expect(await statusFor('203.0.113.1')).toBe(200);
    trickle('2001:db8:1:2::1');
    trickle('2001:db8:1:2::2');
    await eventually(async () => expect(await statusFor('2001:db8:1:2::3')).toBe('429 close'));
    expect(await statusFor('2001:db8:1:3::1')).toBe(200);
  });
});
