import { DomainError } from '@cartaviva/contracts';
import { Periodic } from '@cartaviva/process';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OutgoingHttpHeaders } from 'node:http';
import { clientAt } from '../requests/client-network';
import { leaveHttp } from './leave-http';
import { OpenStreams, type StreamLimits } from './open-streams';

/** Proxies close what is silent for longer, in milliseconds. */
const HEARTBEAT_INTERVAL_MS = 25_000;

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  // nginx would gather what must arrive at once.
  'x-accel-buffering': 'no',
};

/** Tells a browser to come back after 2 to 7 seconds: not all of them in the same moment. */
export const comeBack = () => `retry: ${2000 + Math.floor(Math.random() * 5000)}\n\n`;

/** One event of a stream, as `EventSource` reads it. */
export const eventOf = (name: string, data: object) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Responses that stay open and tell browsers of what changes (Server-Sent Events). */
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

  /** Streams have no end of their own: they are ended once balancers send nothing new. */
  async close(): Promise<void> {
    this.isClosing = true;
    await this.heartbeat.stop();
    await this.open.endAll(comeBack);
  }

  /**
   * The network that asks. Refused as UNAVAILABLE while the process ends or is full, and as
   * TOO_MANY_REQUESTS when the network's room is taken.
   */
  requireRoom(request: FastifyRequest): string {
    if (this.isClosing) throw new DomainError('UNAVAILABLE');
    const network = clientAt(request.ip);
    this.open.requireRoom(network);
    return network;
  }

  /** Begins the stream; whoever asks with HEAD, or has left, gets none. */
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
    // It ends with its connection: as chunks, each event would be three pieces to write.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, reply.getHeaders() as OutgoingHttpHeaders).write(comeBack());
    // It has no connection yet while a request before it on the same one is not answered.
    const stream = response.socket ? leaveHttp(response) : response;
    stream.on('error', () => stream.destroy());
    this.open.add({ version: undefined, ...page, stream });
  }
}
