import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Longest time that requests under way get once no more are taken, in milliseconds. */
export const FINISH_MS = 15_000;

export interface SocketLimits {
  /** Requests of one connection that wait for their answer: browsers and proxies send one at a time. */
  readonly maxUnanswered: number;
  /** Connections of one address; a whole restaurant may stand behind one. */
  readonly maxPerAddress: number;
}

/** Answers a request before it returns, or later, or says that it does not. Never rejects. */
export type AnswerFirst = (
  request: IncomingMessage,
  response: ServerResponse,
) => boolean | Promise<boolean>;

/** The sockets of a server: nobody takes more of them than their share, and none delays its end. */
export class OpenSockets {
  /** How many requests are being answered on each. */
  private readonly busy = new Map<Socket, number>();
  private readonly ofAddress = new Map<string, number>();
  private isClosing = false;

  constructor(
    private readonly limits: SocketLimits,
    private readonly finishMs = FINISH_MS,
  ) {}

  /**
   * The server whose sockets these are.
   * @param answerFirst sees requests first, on sockets where nothing else is being answered; what it answers
   *   at once is not counted
   */
  serve(
    handler: RequestListener,
    options: ServerOptions,
    answerFirst: AnswerFirst = () => false,
  ): Server {
    const server = createServer(options, (request, response) => {
      const { socket } = request;
      // What came in one piece with the request that was one too many.
      if (socket.destroyed) return;
      // A response has no socket while one before it has it.
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
   * Closes each socket as soon as nothing is being answered on it, and after `finishMs` every one: also
   * one that never sent a request, and one that stopped in the middle of a request line or header.
   * `closeIdleConnections` leaves both open.
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
    // What was written still leaves.
    if (this.isClosing && requests === 0) socket.destroySoon();
  }
}
