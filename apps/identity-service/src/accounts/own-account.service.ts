import {
  DomainError,
  identity,
  type AccountEventView,
  type AccountRequest,
  type AccountView,
  type Nothing,
} from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findOwner } from './account-rows';
import { toAccountEventView } from '../account-events/account-event.view';
import { AccountEventsService } from '../account-events/account-events.service';
import { User } from '../users/user.entity';
import { toAccountView } from './account.view';

const SHOWN_EVENTS = 50;

@Injectable()
export class OwnAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: AccountEventsService,
  ) {}

  @Handles(identity.account.get)
  async get(_: Nothing, { userId }: MessageContext): Promise<AccountView> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user) throw new DomainError('UNAUTHENTICATED');
    return toAccountView(user);
  }

  @Handles(identity.account.owner)
  async owner(
    { accountId }: AccountRequest,
    { actor }: MessageContext,
  ): Promise<{ userId: string | null }> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    const owner = await findOwner(this.dataSource.manager, accountId);
    return { userId: owner?.id ?? null };
  }

  /** Returns the newest entries first. */
  @Handles(identity.account.activity)
  async activity(_: Nothing, { userId }: MessageContext): Promise<AccountEventView[]> {
    const newest = await this.events.newestOf(userId, SHOWN_EVENTS);
    return newest.map(toAccountEventView);
  }
}
