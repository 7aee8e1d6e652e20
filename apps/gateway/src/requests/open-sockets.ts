import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Longest time that requests under way get once no more are taken, in milliseconds. */
const FINISH_MS = 15_000;

/**
 * The sockets of a server, so that none delays its end: neither one that never sent a request, nor one
 * that stopped in the middle of a request line or header. `closeIdleConnections` leaves both open.
 */
export class OpenSockets {
  /** How many requests are being answered on each. */
  private readonly busy = new Map<Socket, number>();
  private isClosing = false;

  constructor(
    server: Server,
    private readonly finishMs = FINISH_MS,
  ) {
    server.on('connection', (socket: Socket) => {
      socket.once('close', () => this.busy.delete(socket));
      this.count(socket, 0);
    });
    server.on('request', ({ socket }, response) => {
      this.count(socket, 1);
      response.once('close', () => this.count(socket, -1));
    });
  }

  /** Closes each socket as soon as nothing is being answered on it, and after `finishMs` every one. */
  close(): void {
    this.isClosing = true;
    for (const socket of this.busy.keys()) this.count(socket, 0);
    setTimeout(() => {
      for (const socket of this.busy.keys()) socket.destroy();
    }, this.finishMs).unref();
  }

  private count(socket: Socket, change: 1 | 0 | -1): void {
    if (socket.destroyed) return;
    const requests = (this.busy.get(socket) ?? 0) + change;
    this.busy.set(socket, requests);
    // What was written still leaves.
    if (this.isClosing && requests === 0) socket.destroySoon();
  }
}
