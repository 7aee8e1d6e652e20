import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedWebhook {
  readonly headers: IncomingHttpHeaders;
  /** Unparsed body, because the signature covers these bytes. */
  readonly body: string;
}

/** Server of an integrator, which stores all deliveries and answers 204. */
export async function receiveWebhooks() {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/cartaviva`,
    received,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
