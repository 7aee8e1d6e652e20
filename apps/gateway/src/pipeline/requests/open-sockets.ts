import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Time for pending requests to finish after the server closes, in milliseconds. */
export const FINISH_MS = 15_000;

export interface SocketLimits {
  /** Maximum number of unanswered requests per connection. Browsers and proxies send one at a time. */
  readonly maxUnanswered: number;
  /** Maximum number of connections per address. A whole restaurant may share one. */
  readonly maxPerAddress: number;
}

/** Answers a request before or after it returns, or returns false. Never rejects. */
export type AnswerFirst = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** Manages the sockets of a server. It limits sockets per client and closes them when the server stops. */
export class OpenSockets {
  private readonly busy = new Map<Socket, number>();
  private readonly ofAddress = new Map<string, number>();
  private isClosing = false;

  constructor(
    private readonly limits: SocketLimits,
    private readonly finishMs = FINISH_MS,
  ) {}

  /**
   * Creates the server whose sockets this instance manages.
   * @param answerFirst sees requests first, on sockets without other pending requests; requests that it answers
   * immediately are not counted
   */
  serve(
    handler: RequestListener,
    options: ServerOptions,
    answerFirst: AnswerFirst = () => false,
  ): Server {
    const server = createServer(options, (request, response) => {
      const { socket } = request;
      // This request arrived in one piece with another that exceeded the limit.
      if (socket.destroyed) return;
      // A response has no socket until the previous one on the same connection ends.
      const answered = response.socket !== null && answerFirst(request, response);
      if (answered === true) return;
      if ((this.busy.get(socket) ?? 0) >= this.limits.maxUnanswered) {
        socket.destroy();
        return;
      }
      this.count(socket, 1);
      response.once('close', () => this.count(socket, -1));
      if (answered === false) handler(request, response);
      else void answered.then((done) => done || handler(request, response));
    });
    return server.on('connection', (socket: Socket) => this.open(socket));
  }

  /**
   * Closes each socket once it has no pending requests, and all sockets after `finishMs`. This includes sockets that
   * never sent a request or stopped in the middle of a request line or header, which `closeIdleConnections` leaves
   * open.
   */
  close(): void {
    this.isClosing = true;
    for (const socket of this.busy.keys()) this.count(socket, 0);
    setTimeout(() => {
      for (const socket of this.busy.keys()) socket.destroy();
    }, this.finishMs).unref();
  }

  private open(socket: Socket): void {
    const address = socket.remoteAddress ?? '';
    const connections = (this.ofAddress.get(address) ?? 0) + 1;
    if (connections > this.limits.maxPerAddress) {
      socket.destroy();
      return;
    }
    this.ofAddress.set(address, connections);
    socket.once('close', () => {
      this.busy.delete(socket);
      this.leave(address);
    });
    this.count(socket, 0);
  }

  private leave(address: string): void {
    const left = (this.ofAddress.get(address) ?? 0) - 1;
    if (left > 0) this.ofAddress.set(address, left);
    else this.ofAddress.delete(address);
  }

  private count(socket: Socket, change: 1 | 0 | -1): void {
    if (socket.destroyed) return;
    const requests = (this.busy.get(socket) ?? 0) + change;
    this.busy.set(socket, requests);
    // Data that was already written is still sent.
    if (this.isClosing && requests === 0) socket.destroySoon();
  }
}
