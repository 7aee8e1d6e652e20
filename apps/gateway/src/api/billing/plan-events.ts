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
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';
import { EventStreams, eventOf } from '../../pipeline/streams/event-streams';

const MAX_WINDOWS = 20_000;
/** An office of owners behind one address. */
const MAX_PER_NETWORK = 200;

const CHANGED = eventOf('plan', {});

/** Tells the windows that an owner has open that their plan changed: they ask which it is now. */
@Injectable()
export class PlanEvents implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly streams: EventStreams;

  constructor(broadcasts: Broadcasts, @Inject(CONFIG) { CLIENT_LIMITS }: GatewayConfig) {
    const perNetwork = CLIENT_LIMITS === 'strict' ? MAX_PER_NETWORK : MAX_WINDOWS;
    this.streams = new EventStreams(PlanEvents.name, { inTotal: MAX_WINDOWS, perNetwork });
    broadcasts.on(identityEvents.planChanged, ({ userId }) => this.announce(userId));
    broadcasts.onGap(() => this.streams.open.topics.forEach((userId) => this.announce(userId)));
  }

  onApplicationBootstrap(): void {
    this.streams.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.streams.close();
  }

  /** Keeps the connection of the acting user for what is to be told to them. */
  listen({ actor }: CallerContext, request: FastifyRequest, reply: FastifyReply): void {
    if (actor.kind !== 'user') throw new DomainError('UNAUTHENTICATED');
    const network = this.streams.requireRoom(request);
    this.streams.begin({ topic: actor.userId, network }, request, reply);
  }

  private announce(userId: string): void {
    void this.streams.open.publish(userId, undefined, CHANGED);
  }
}
