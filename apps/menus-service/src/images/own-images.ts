import { media } from '@cartaviva/contracts';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';

const PREFIX = '/objects/';

/** Images that the acting account uploaded. media-worker knows the owner of each image. */
@Injectable()
export class OwnImages {
  constructor(private readonly client: MessageClient) {}

  /**
   * Checks that a new image belongs to the acting account. Call it before a transaction, because no lock may be held
   * while another service answers.
   * @returns the placeholder of the new image; null if it is unknown or the image is not new
   * @throws DomainError OBJECT_NOT_FOUND if the image belongs to another account
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
   * Returns the images that belong to the acting account, with their placeholders. Call it before a transaction, too.
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
