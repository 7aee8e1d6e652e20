import {
  billing,
  DomainError,
  identity,
  media,
  QUEUES,
  VISITOR,
  type ImageJobName,
  type Message,
} from '@cartaviva/contracts';
import type { FoundState as State } from '@cartaviva/domain';
import { MessageClient } from '@cartaviva/redis-transport';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Job, Queue } from 'bullmq';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Finding, Findings, Part } from './components';

/** Answers that take longer than this count as degraded, in milliseconds. */
const SLOW_AFTER_MS = 1000;
/** Parts that do not answer within this time count as down, in milliseconds. */
const CHECK_TIMEOUT_MS = 2000;
/** A job that waits longer than this shows that workers cannot keep up, in milliseconds. */
const MAX_DELAY_MS = 60_000;

/** No menu, ticket or session has this ID. Looking it up always fails and costs a single read. */
const NO_SESSION = '0'.repeat(64);
const NOBODY = '00000000-0000-4000-8000-000000000000';

/**
 * Checks every part of the system with an inexpensive request from normal use. Visitors' routes are requested over
 * HTTP from this gateway without its proxies, because nobody could read the status page if those failed. Routes that
 * need a session are checked with a message to their service.
 */
@Injectable()
export class Parts {
  private readonly questions: Readonly<Record<Part, (requestId: string) => Promise<State>>>;

  constructor(
    private readonly client: MessageClient,
    private readonly http: HttpAdapterHost,
    @InjectQueue(QUEUES.images) images: Queue,
    @InjectQueue(QUEUES.emails) emails: Queue,
  ) {
    this.questions = {
      redis: () => client.ping().then(() => 'operational'),
      identity: (id) => this.ask(identity.session.find, { sessionId: NO_SESSION }, id),
      menus: (id) => this.visit(`/api/public/menus/${NOBODY}`, id),
      qr: (id) => this.visit(`/api/menus/${NOBODY}/qr`, id),
      billing: (id) => this.ask(billing.plan.list, {}, id),
      media: (id) => this.ask(media.ticket.redeem, { ticketId: NOBODY }, id),
      images: () => stateOfQueue(images),
      emails: () => stateOfQueue(emails),
    };
  }

  async find(requestId: string): Promise<Findings> {
    const found = Object.entries(this.questions).map(
      async ([part, question]) => [part, await timed(question(requestId))] as const,
    );
    return Object.fromEntries(await Promise.all(found)) as Findings;
  }

  /** Sends an HTTP request over a socket, as clients do. Waits for this gateway to listen while it starts. */
  private async visit(path: string, requestId: string): Promise<State> {
    const server = this.http.httpAdapter.getHttpServer() as Server;
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'x-request-id': requestId },
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status < 500 ? 'operational' : 'major_outage';
  }

  /** A service that returns an error is still alive. */
  private async ask<Request extends object, Reply>(
    message: Message<Request, Reply>,
    payload: NoInfer<Request>,
    requestId: string,
  ): Promise<State> {
    try {
      await this.client.call(message, payload, {
        actor: VISITOR,
        requestId,
        timeoutMs: CHECK_TIMEOUT_MS,
      });
    } catch (error) {
      const isSilent = !(error instanceof DomainError) || error.code === 'UNAVAILABLE';
      if (isSilent || error.code === 'INTERNAL') return 'major_outage';
    }
    return 'operational';
  }
}

async function timed(answer: Promise<State>): Promise<Finding> {
  const start = performance.now();
  const silence = new AbortController();
  const late = pause(CHECK_TIMEOUT_MS, 'major_outage' as const, { signal: silence.signal });
  const state = await Promise.race([answer, late]).catch((): State => 'major_outage');
  silence.abort();
  const ms = Math.round(performance.now() - start);
  return { state: state === 'operational' && ms > SLOW_AFTER_MS ? 'degraded' : state, ms };
}

async function stateOfQueue(queue: Queue): Promise<State> {
  const [workers, next] = await Promise.all([
    queue.getWorkersCount(),
    queue.getJobs(['waiting', 'prioritized'], 0, 0, true),
  ]);
  if (workers === 0) return 'major_outage';
  return next.some(isLate) ? 'degraded' : 'operational';
}

/** Returns true for a job that waits too long. No user waits for a `derive` job. */
const isLate = ({ name, timestamp }: Job) =>
  name !== ('derive' satisfies ImageJobName) && Date.now() - timestamp > MAX_DELAY_MS;
