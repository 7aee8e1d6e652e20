import {
  billing,
  DomainError,
  identity,
  media,
  menus,
  QUEUES,
  VISITOR,
  type Message,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Findings, Part } from './components';
import type { State } from './status.dto';

/** Slower than this is not well, in milliseconds. */
const SLOW_MS = 1000;
const WAIT_MS = 2000;
/** A job that waits longer than this tells of workers that do not keep up, in milliseconds. */
const LATE_MS = 60_000;

/** No menu, ticket or session has it: the answer is always no, and costs one look at the tables. */
const NO_SESSION = '0'.repeat(64);
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Asks every part of the house how it is, by a cheap question that it answers every day. */
@Injectable()
export class Parts {
  private readonly questions: Readonly<Record<Part, (requestId: string) => Promise<State>>>;

  constructor(
    private readonly client: MessageClient,
    @InjectQueue(QUEUES.images) images: Queue,
    @InjectQueue(QUEUES.emails) emails: Queue,
  ) {
    this.questions = {
      redis: () => client.ping().then(() => 'operational'),
      identity: (id) => this.ask(identity.session.find, { sessionId: NO_SESSION }, id),
      menus: (id) => this.ask(menus.publicMenu.find, { menuId: NOBODY }, id),
      billing: (id) => this.ask(billing.plan.list, {}, id),
      media: (id) => this.ask(media.ticket.redeem, { ticketId: NOBODY }, id),
      images: () => stateOfQueue(images),
      emails: () => stateOfQueue(emails),
    };
  }

  async find(requestId: string): Promise<Findings> {
    const found = Object.entries(this.questions).map(async ([part, question]) => {
      const start = performance.now();
      const answer = await question(requestId).catch((): State => 'major_outage');
      const ms = Math.round(performance.now() - start);
      const state = answer === 'operational' && ms > SLOW_MS ? 'degraded' : answer;
      return [part, { state, ms }];
    });
    return Object.fromEntries(await Promise.all(found)) as Findings;
  }

  /** A service that refuses is as alive as one that agrees. */
  private async ask<Request extends object, Reply>(
    message: Message<Request, Reply>,
    payload: NoInfer<Request>,
    requestId: string,
  ): Promise<State> {
    try {
      await this.client.call(message, payload, { actor: VISITOR, requestId, timeoutMs: WAIT_MS });
    } catch (error) {
      const isSilent = !(error instanceof DomainError) || error.code === 'UNAVAILABLE';
      if (isSilent || error.code === 'INTERNAL') return 'major_outage';
    }
    return 'operational';
  }
}

async function stateOfQueue(queue: Queue): Promise<State> {
  const [workers, [oldest]] = await Promise.all([
    queue.getWorkersCount(),
    queue.getJobs(['waiting'], 0, 0, true),
  ]);
  if (workers === 0) return 'major_outage';
  return oldest && Date.now() - oldest.timestamp > LATE_MS ? 'degraded' : 'operational';
}
