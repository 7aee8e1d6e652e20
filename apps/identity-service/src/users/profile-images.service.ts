import { identityEvents, type ImageFailed } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
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

  async referenced(paths: string[]): Promise<string[]> {
    const users = await this.dataSource.manager.find(User, {
      select: { profileImageUrl: true },
      where: { profileImageUrl: In(paths) },
    });
    return users.flatMap(({ profileImageUrl }) => profileImageUrl ?? []);
  }

  /** Mails the owner once that an image could not be processed. */
  async mailFailure(
    { accountId }: ImageFailed,
    { eventId, requestId }: { eventId: string; requestId: string },
  ): Promise<void> {
    await this.handled.once('mail-picture-failed', eventId, async (manager) => {
      const owner = await findOwner(manager, accountId);
      if (!owner) return;
      const mail = plainMail('picture-failed', owner);
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
