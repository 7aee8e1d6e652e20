import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** HTTP parser of a connection. Node has no public way to detach it. */
interface Parser {
  remove(): void;
  close(): void;
}
type Connection = Socket & { parser?: Parser | null };

/**
 * Detaches the connection of a response whose head is sent and whose body ends with the connection. Anything then
 * written to the connection is part of the body. Further data from the client is dropped.
 *
 * Node would keep the request, the response and the parser in memory as long as the connection is open. Only the
 * empty request remains, which Node ends with its connection.
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

/** Runs after the parser returns from the callback that called us. */
function freeParser(socket: Connection): void {
  const { parser } = socket;
  if (typeof parser?.close !== 'function') return;
  socket.parser = null;
  parser.remove();
  parser.close();
}
