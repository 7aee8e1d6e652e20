import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('what trickles in, or is no HTTP at all', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
  });
  afterAll(() => testGateway.close());

  /** Writes to a new socket. The answer resolves with everything received until the socket closes. */
  function send(...lines: string[]) {
    const { hostname, port } = new URL(gateway.url);
    const socket: Socket = connect(Number(port), hostname);
    socket.write(lines.join('\r\n'));
    return { socket, answer: text(socket) };
  }
  const problemIn = (answer: string) =>
    JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as Record<string, unknown>;

  it.each([
    ['a line that is none', 400, ['MENÚ\u0001 / XYZ', '', '']],
    [
      'two lengths',
      400,
      ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2', '', ''],
    ],
    [
      'headers without end',
      413,
      ['GET / HTTP/1.1', 'Host: a', `X-A: ${'x'.repeat(20_000)}`, '', ''],
    ],
  ])('%s is refused in Spanish, and its connection closed', async (_, status, lines) => {
    const answer = await send(...lines).answer;
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(problemIn(answer)).toMatchObject({ status, error: expect.stringMatching(/^L/) });
  });

  it('a body of JSON has ten seconds to arrive, an image takes its time', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    const slowly = (path: string, type: string) =>
      send(
        `${path} HTTP/1.1`,
        'Host: a',
        `Cookie: ${cookie}`,
        `Content-Type: ${type}`,
        'Content-Length: 100',
        '',
        '{"name":',
      );
    const start = globalThis.setTimeout;
    const timers = jest.spyOn(globalThis, 'setTimeout');
    // Shortens the timeout of ten seconds.
    timers.mockImplementation(((work: () => void, ms?: number) =>
      start(work, ms === 10_000 ? 100 : ms)) as typeof setTimeout);
    const image = slowly(`PUT /api/uploads/${randomUUID()}`, 'image/png');
    const json = await slowly('POST /api/menus', 'application/json').answer;
    expect(json).toMatch(/^HTTP\/1.1 408 /);
    expect(problemIn(json)).toMatchObject({ error: 'Lo que enviabas tardó demasiado en llegar.' });
    // Only the JSON body has this timeout. An image has none.
    expect(timers.mock.calls.filter(([, ms]) => ms === 10_000)).toHaveLength(1);
    expect(image.socket.destroyed).toBe(false);
    image.socket.destroy();
    await expect(image.answer).rejects.toThrow('Premature close');
  });
});
