import { AccessEnded, identityEvents } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { WebhookDepartures } from './webhook-departures';

/** Ends the webhooks of people who lost the access with which they created them. */
@Controller()
export class WebhookDeparturesController {
  constructor(
    private readonly handled: HandledEvents,
    private readonly departures: WebhookDepartures,
  ) {}

  /** Handles each event once, even if it arrives twice. */
  @Listens(identityEvents.accessEnded)
  async end(
    @Payload() departure: AccessEnded,
    @Ctx() { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('end-webhooks', eventId, (manager) =>
      this.departures.end(manager, departure, requestId),
    );
  }
}
