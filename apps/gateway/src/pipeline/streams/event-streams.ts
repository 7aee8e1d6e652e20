import { DomainError } from '@cartaviva/contracts';
import { Periodic } from '@cartaviva/process';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { clientAt } from '../requests/client-network';
import { leaveHttp } from './leave-http';
import { OpenStreams, type StreamLimits } from './open-streams';

/** Heartbeat interval in milliseconds. Proxies close connections that are idle for longer. */
const HEARTBEAT_INTERVAL_MS = 25_000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  // nginx would buffer events that must arrive immediately.
  'x-accel-buffering': 'no',
};

/** Tells the browser to reconnect after 2 to 7 seconds. The random delay spreads the load. */
export const comeBack = () => `retry: ${2000 + Math.floor(Math.random() * 5000)}\n\n`;

export const eventOf = (name: string, data: object) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export class EventStreams {
  readonly open: OpenStreams;
  private readonly heartbeat: Periodic;
  private isClosing = false;

  constructor(name: string, limits: StreamLimits) {
    this.open = new OpenStreams(limits);
    this.heartbeat = new Periodic(name, HEARTBEAT_INTERVAL_MS, () => this.open.sendAll(':\n\n'));
  }

  start(): void {
    this.heartbeat.start();
  }

  /** Ends all streams, once load balancers send no new requests. They never end by themselves. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.heartbeat.stop();
    await this.open.endAll(comeBack);
  }

  /**
   * Returns the client's network.
   * @throws DomainError UNAVAILABLE while the process stops or is full
   * @throws DomainError TOO_MANY_REQUESTS if the network has too many streams
   */
  requireRoom(request: FastifyRequest): string {
    if (this.isClosing) throw new DomainError('UNAVAILABLE');
    const network = clientAt(request.ip);
    this.open.requireRoom(network);
    return network;
  }

  /** Starts the stream, unless the client used HEAD or has disconnected. */
  begin(
    page: {
      readonly topic: string;
      readonly network: string;
      readonly session?: string;
      readonly version?: string | undefined;
    },
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (request.raw.destroyed) return;
    void reply.headers(HEADERS);
    if (request.method === 'HEAD') return void reply.send();
    const response = reply.hijack().raw;
    // The body ends with the connection. With chunked encoding each event would need three writes.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders).write(comeBack());
    // The response has no socket while an earlier request on the connection is pending.
    const stream = response.socket ? leaveHttp(response) : response;
    stream.on('error', () => stream.destroy());
    this.open.add({ version: undefined, ...page, stream });
  }
}
