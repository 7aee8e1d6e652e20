import { jest } from '@jest/globals';
import { eventually } from '@cartaviva/server-testing';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { MessageHeads } from './message-heads';

const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const large = Buffer.alloc(20_000, everyByte);

/** Responses of the servers below: a large body, a small one, and 304 without one. */
const ANSWERS: Readonly<Record<string, { status: number; headers: string[]; body?: Buffer }>> = {
  '/page': {
    status: 200,
    headers: ['etag', '"1"', 'content-type', 'text/html', 'content-length', `${large.length}`],
    body: large,
  },
  '/items': {
    status: 200,
    headers: ['content-length', `${everyByte.length}`, 'cache-control', 'no-cache'],
    body: everyByte,
  },
  '/known': { status: 304, headers: ['etag', '"1"', 'vary', 'accept-encoding'] },
};

describe('the heads of answers', () => {
  let servers: { readonly ours: Server; readonly node: Server };
  /** Number of responses that Node wrote for `MessageHeads`. */
  let written = 0;

  beforeAll(async () => {
    const heads = new MessageHeads();
    const ours = createServer(({ url = '', headers }, response) => {
      const { status, headers: lines, body } = ANSWERS[url]!;
      const asked = jest.spyOn(response, 'writeHead');
      heads.send(response, {
        status,
        headers: lines,
        requestId: String(headers['x-request-id']),
        body,
      });
      written += asked.mock.calls.length;
    });
    const node = createServer(({ url = '', headers }, response) => {
      const { status, headers: lines, body } = ANSWERS[url]!;
      response.writeHead(status, [...lines, 'x-request-id', String(headers['x-request-id'])]);
      response.end(body);
    });
    servers = { ours, node };
    await Promise.all(
      [ours, node].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')),
    );
  });
  afterAll(() => {
    for (const server of Object.values(servers)) server.close().closeAllConnections();
  });

  /** Returns all responses to requests that are sent in one piece, with dates replaced. */
  async function said(server: Server, requests: string) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(requests);
    return (await buffer(socket)).toString('latin1').replaceAll(/Date: .*\r\n/g, 'Date\r\n');
  }

  const request = (path: string, id: number, more = '', version = '1.1') =>
    `GET ${path} HTTP/${version}\r\nHost: localhost\r\nX-Request-Id: number-${id}\r\n${more}\r\n`;

  const both = async (requests: string) => {
    const ours = await said(servers.ours, requests);
    expect(ours).toBe(await said(servers.node, requests));
    return ours;
  };

  it('are those that Node writes, whatever was answered before', async () => {
    const paths = ['/page', '/page', '/known', '/items', '/known', '/page', '/items', '/items'];
    written = 0;
    const answers = await both(paths.map((path, at) => request(path, at)).join(''));
    expect(
      answers.match(/x-request-id: number-\d\r\nDate\r\nConnection: keep-alive/g),
    ).toHaveLength(8);
    // Node writes each of the three once, and again if a new second started.
    expect(written).toBeLessThanOrEqual(6);
  });

  it.each([
    ['wants its connection closed', request('/page', 2, 'Connection: close\r\n')],
    ['speaks HTTP 1.0', request('/page', 2, '', '1.0')],
    [
      'speaks HTTP 1.0 and keeps its connection',
      request('/known', 2, 'Connection: keep-alive\r\n', '1.0'),
    ],
  ])('are those that Node writes for one that %s, and for the next', async (_, last) => {
    expect(await both(request('/page', 0) + request('/known', 1) + last)).toContain(
      'Connection: close',
    );
    expect(await both(request('/page', 3))).toContain('Connection: keep-alive');
  });

  it('have the date of their second', async () => {
    const dateOf = async () => {
      const answer = await fetch(
        `http://127.0.0.1:${(servers.ours.address() as AddressInfo).port}/page`,
      );
      return Date.parse(answer.headers.get('date')!);
    };
    const first = await dateOf();
    const next = await eventually(async () => {
      const date = await dateOf();
      expect(date).toBeGreaterThan(first);
      return date;
    });
    expect(next).toBeLessThanOrEqual(Date.now());
  });
});
