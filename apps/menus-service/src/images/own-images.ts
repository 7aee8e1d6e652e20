import { media } from '@cartaviva/contracts';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';

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

  /**
   * Those of the images that are the acting user's, with what to paint while they come. Ask before a
   * transaction begins, too.
   */
  async among(
    { actor, requestId }: MessageContext,
    paths: readonly string[],
  ): Promise<ReadonlyMap<string, string | null>> {
    const ids = new Set(paths.map((path) => path.slice(PREFIX.length)).filter((id) => isUUID(id)));
    if (ids.size === 0) return new Map();
    const request = { objectIds: [...ids] };
    const own = await this.client.call(media.object.requireAll, request, { actor, requestId });
    return new Map(own.map(({ objectId, placeholder }) => [`${PREFIX}${objectId}`, placeholder]));
  }
}
