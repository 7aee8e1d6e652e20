import { media } from '@cartaviva/contracts';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';

const PREFIX = '/objects/';

/** Images that the acting user uploaded; media-worker knows whose is whose. */
@Injectable()
export class OwnImages {
  constructor(private readonly client: MessageClient) {}

  /**
   * Refuses a new image that is not the acting user's as OBJECT_NOT_FOUND. Ask before a transaction
   * begins: nothing may be locked while another service answers.
   * @returns what to paint while the new image comes; null where that is not known, or nothing is new
   */
  async requireChanged(
    { actor, requestId }: MessageContext,
    current: string | null,
    wanted: string | null | undefined,
  ): Promise<string | null> {
    if (!wanted || wanted === current) return null;
    const request = { objectId: wanted.slice(PREFIX.length) };
    const facts = await this.client.call(media.object.require, request, { actor, requestId });
    return facts.placeholder;
  }
}
