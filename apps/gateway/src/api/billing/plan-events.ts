import { DomainError, identityEvents } from '@cartaviva/contracts';
import { Broadcasts } from '@cartaviva/redis-transport';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type GatewayConfig } from '../../config';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';
import { comeBack, EventStreams, eventOf } from '../../pipeline/streams/event-streams';

const MAX_WINDOWS = 20_000;
/** Allows for an office of many owners behind one address. */
const MAX_PER_NETWORK = 200;

const CHANGED = eventOf('plan', {});

/** Notifies the open windows of an account that its plan or owner changed. They then request the current state. */
@Injectable()
export class PlanEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly streams: EventStreams;

  constructor(
    broadcasts: Broadcasts,
    @Inject(CONFIG) { CLIENT_LIMITS }: GatewayConfig,
    private readonly browser: BrowserSession,
  ) {
    const perNetwork = CLIENT_LIMITS === 'strict' ? MAX_PER_NETWORK : MAX_WINDOWS;
    this.streams = new EventStreams(PlanEvents.name, { inTotal: MAX_WINDOWS, perNetwork });
    const { open } = this.streams;
    for (const event of [identityEvents.planChanged, identityEvents.ownerChanged]) {
      broadcasts.on(event, ({ accountId }) => void open.publish(accountId, undefined, CHANGED));
    }
    broadcasts.on(identityEvents.sessionsRevoked, ({ sessionIds }) => {
      for (const session of sessionIds) void open.endSession(session);
    });
    // A missed message may be a session that ended. All pages reconnect, and the guard admits only those that are
    // still allowed to listen.
    broadcasts.onGap(() => void open.endAll(() => CHANGED + comeBack()));
  }

  onApplicationBootstrap(): void {
    this.streams.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.streams.close();
  }

  /** Keeps the connection open for events to the acting user while their session lasts. */
  async listen(
    { actor }: CallerContext,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (actor.kind !== 'user') throw new DomainError('UNAUTHENTICATED');
    const network = this.streams.requireRoom(request);
    const session = this.browser.currentId(request);
    this.streams.begin({ topic: actor.accountId, network, session }, request, reply);
    // The session may have ended after the guard checked it and before the stream opened.
    if (!(await this.browser.isOpen(request))) await this.streams.open.endSession(session);
  }
}
