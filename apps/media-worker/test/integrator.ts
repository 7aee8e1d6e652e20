import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Integrator = Awaited<ReturnType<typeof openIntegrator>>;

/** Starts a server that receives deliveries, as an integrator's server does. */
export async function openIntegrator() {
  const received = new Map<string, Received[]>();
  const answers = new Map<string, number[]>();
  const paused = new Map<string, (() => void)[]>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      received.set(path, [...(received.get(path) ?? []), { headers: request.headers, body }]);
      const answer = () => response.writeHead(answers.get(path)?.shift() ?? 204).end();
      const waiting = paused.get(path);
      if (waiting) waiting.push(answer);
      else answer();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    newAddress: () => `http://127.0.0.1:${port}/${randomUUID()}`,
    receivedAt: (url: string) => received.get(new URL(url).pathname) ?? [],
    /** Delays the answers at a URL. Returns a function that sends all of them and ends the delay. */
    hold: (url: string) => {
      const path = new URL(url).pathname;
      paused.set(path, []);
      return () => {
        const waiting = paused.get(path) ?? [];
        paused.delete(path);
        for (const answer of waiting) answer();
      };
    },
    /** Sets the status of the next `times` answers at a URL. */
    answer: (url: string, status: number, times: number) =>
      answers.set(new URL(url).pathname, Array<number>(times).fill(status)),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
