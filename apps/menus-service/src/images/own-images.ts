import { media } from '@cartaviva/contracts';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';

const PREFIX = '/objects/';

/** Pictures that the acting user uploaded; media-worker knows whose is whose. */
@Injectable()
export class OwnImages {
  constructor(private readonly client: MessageClient) {}

  /**
   * Refuses a new picture that is not the acting user's as OBJECT_NOT_FOUND. Ask before a transaction
   * begins: nothing may be locked while another service thinks.
   */
  async requireChanged(
    { actor, requestId }: MessageContext,
    current: string | null,
    wanted: string | null | undefined,
  ): Promise<void> {
    if (!wanted || wanted === current) return;
    const objectId = wanted.slice(PREFIX.length);
    await this.client.call(media.object.require, { objectId }, { actor, requestId });
  }
}
