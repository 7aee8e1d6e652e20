import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { Page } from 'playwright-core';
import { system } from './browser';

/**
 * Connection of one browser to the system, which can be interrupted: then nothing listens on its port. It works in
 * every engine, because the driver is not involved. `restore` dispatches the `online` event to the page.
 */
export interface Signal {
  readonly url: string;
  lose(): Promise<void>;
  restore(page: Page): Promise<void>;
  close(): Promise<void>;
}

export async function openSignal(): Promise<Signal> {
  const port = await freePort();
  const { origin, host, hostname } = new URL(system().url);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, ...(asked.headers.origin && { origin }) };
    const passed = request(new URL(asked.url!, origin), { method: asked.method!, headers });
    passed.on('response', (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers);
      reply.on('error', () => answer.destroy()).pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  const listen = () => once(server.listen(port, 'localhost'), 'listening');
  const lose = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await listen();
  return {
    url: `http://${hostname}:${port}`,
    lose,
    close: async () => void (server.listening && (await lose())),
    restore: async (page) => {
      await listen();
      await page.evaluate(() => dispatchEvent(new Event('online')));
    },
  };
}
