import {
  DomainError,
  identity,
  identityEvents,
  mediaEvents,
  type ImageFailed,
  type ImagePaths,
} from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Handles, Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { plainMail } from '../mails/mails';
import { findOwner } from '../accounts/account-rows';
import { User } from './user.entity';

@Injectable()
export class ProfileImagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly handled: HandledEvents,
  ) {}

  /** Only the garbage collection of images sends this message. */
  @Handles(identity.image.referenced)
  async referenced({ paths }: ImagePaths, { actor }: MessageContext): Promise<ImagePaths> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    const users = await this.dataSource.manager.find(User, {
      select: { profileImageUrl: true },
      where: { profileImageUrl: In(paths) },
    });
    return { paths: users.flatMap(({ profileImageUrl }) => profileImageUrl ?? []) };
  }

  /** Mails the owner once that an image could not be processed. */
  @Listens(mediaEvents.imageFailed)
  async mailFailure(
    { accountId }: ImageFailed,
    { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-picture-failed', eventId, async (manager) => {
      const owner = await findOwner(manager, accountId);
      if (!owner) return;
      const mail = plainMail('picture-failed', owner);
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
