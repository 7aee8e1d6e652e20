import { DomainError, media, ObjectRequest, type Nothing } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { randomUUID } from 'node:crypto';

/** Answers in media-worker's place: knows whose picture is whose, and how often it was asked. */
@Controller()
export class MediaDouble {
  private readonly owners = new Map<string, string>();
  asked = 0;

  /** A new picture of the user. @returns its path */
  picture(userId: string): string {
    const objectId = randomUUID();
    this.owners.set(objectId, userId);
    return `/objects/${objectId}`;
  }

  @Handles(media.object.require)
  async require(
    @Payload() { objectId }: ObjectRequest,
    @Ctx() { userId }: MessageContext,
  ): Promise<Nothing> {
    this.asked += 1;
    if (this.owners.get(objectId) !== userId) throw new DomainError('OBJECT_NOT_FOUND');
    return {};
  }
}

@Module({ controllers: [MediaDouble] })
export class MediaDoubleModule {}
