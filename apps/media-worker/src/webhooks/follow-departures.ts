import { identityEvents, type AccessEnded } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { WebhookDepartures } from './webhook-departures';

/** Ends the webhooks of people who lost the access with which they created them. */
@Injectable()
export class FollowDepartures {
  constructor(
    private readonly handled: HandledEvents,
    private readonly departures: WebhookDepartures,
  ) {}

  /** Handles each event once, even if it arrives twice. */
  @Listens(identityEvents.accessEnded)
  async end(departure: AccessEnded, { eventId, requestId }: MessageContext): Promise<void> {
    await this.handled.once('end-webhooks', eventId, (manager) =>
      this.departures.end(manager, departure, requestId),
    );
  }
}
