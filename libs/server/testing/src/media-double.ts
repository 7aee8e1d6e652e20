import {
  DomainError,
  DrawPrint,
  type DrawnDocument,
  media,
  ObjectRequest,
  ObjectsRequest,
  type ObjectFacts,
  type OwnObject,
} from '@cartaviva/contracts';
import { TEMPLATE_IMAGES, templateImageId } from '@cartaviva/menu-templates';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const FACTS: ObjectFacts = {
  placeholder: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
  width: 1600,
  height: 1200,
};

const PRINT_MS = 100;

/** IDs of the template images, which every account may use. */
const TEMPLATE = new Set(TEMPLATE_IMAGES.map(templateImageId));

/** Replaces media-worker in tests: it knows the owners of images and counts prints. */
@Injectable()
export class MediaDouble {
  private readonly owners = new Map<string, string>();
  private printsUnderWay = 0;
  maxPrintsAtOnce = 0;
  asked = 0;

  /**
   * Creates an image of the account.
   * @returns its path
   */
  image(accountId: string): string {
    const objectId = randomUUID();
    this.owners.set(objectId, accountId);
    return `/objects/${objectId}`;
  }

  @Handles(media.object.require)
  async require({ objectId }: ObjectRequest, { accountId }: MessageContext): Promise<ObjectFacts> {
    this.asked += 1;
    if (!TEMPLATE.has(objectId) && this.owners.get(objectId) !== accountId) {
      throw new DomainError('OBJECT_NOT_FOUND');
    }
    return FACTS;
  }

  @Handles(media.object.requireAll)
  async requireAll(
    { objectIds }: ObjectsRequest,
    { accountId }: MessageContext,
  ): Promise<OwnObject[]> {
    this.asked += 1;
    const own = objectIds.filter((id) => this.owners.get(id) === accountId);
    return own.map((objectId) => ({ objectId, placeholder: FACTS.placeholder }));
  }

  @Handles(media.print.draw)
  async draw({ layout, content }: DrawPrint): Promise<DrawnDocument> {
    this.printsUnderWay += 1;
    this.maxPrintsAtOnce = Math.max(this.maxPrintsAtOnce, this.printsUnderWay);
    await pause(PRINT_MS);
    this.printsUnderWay -= 1;
    const pdf = Buffer.from(`${layout} ${content}`).toString('base64');
    return { pdf, missing: [], uncoloured: [] };
  }
}

@Module({ providers: [MediaDouble] })
export class MediaDoubleModule {}
