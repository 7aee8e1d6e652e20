import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What reads the requests of a connection; Node has no public way to let go of it. */
interface Parser {
  remove(): void;
  close(): void;
}
type Connection = Socket & { parser?: Parser | null };

/**
 * Takes the connection of a response whose head is written, and whose body ends with the connection: what is written
 * to the connection from now on is that body. What the client still sends is dropped.
 *
 * Node would keep all of the request, of the response and of what waits for the next request as long as the
 * connection is open; what is left is the empty request, which Node ends with its connection.
 */
export function leaveHttp(response: ServerResponse): Socket {
  const socket: Connection = response.socket!;
  response.detachSocket(socket);
  Object.assign(response.req, { headers: {}, rawHeaders: [] });
  socket.removeAllListeners('data').on('data', () => undefined);
  socket.removeAllListeners('end').on('end', () => socket.destroySoon());
  setImmediate(freeParser, socket);
  return socket;
}

/** Not while the parser is still reading what it called us for. */
function freeParser(socket: Connection): void {
  const { parser } = socket;
  if (typeof parser?.close !== 'function') return;
  socket.parser = null;
  parser.remove();
  parser.close();
}
