import {
  DomainError,
  identity,
  type FindUsers,
  type Page,
  type RequestTo,
  type UserRequest,
  type UserView,
} from '@cartaviva/contracts';
import { normalizedText } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findOwnAccounts, getOwnAccount, ownAccounts } from '../accounts/account-rows';
import { RolesService } from '../roles/roles.service';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { toUserView } from '../users/user.view';
import { requireAdmin } from './require-admin';

/** Escapes the wildcards of LIKE. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

@Injectable()
export class UserDirectoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly roles: RolesService,
    private readonly clock: Clock,
  ) {}

  /** Returns the newest users first. `search` matches any part of the name or the address, and ignores case. */
  @Handles(identity.admin.users)
  async find({ page, limit, search }: FindUsers, context: MessageContext): Promise<Page<UserView>> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    const query = manager.createQueryBuilder(User, 'account');
    const wanted = normalizedText(search ?? '');
    if (wanted) {
      const text = `concat_ws(' ', account.firstName, account.lastName, account.email)`;
      query.where(`${text} ILIKE :pattern`, { pattern: `%${literally(wanted)}%` });
    }
    const [users, total] = await query
      .orderBy({ 'account.createdAt': 'DESC', 'account.id': 'ASC' })
      .skip((page - 1) * limit)
      .take(limit)
      .getManyAndCount();
    const now = this.clock.now();
    const accounts = await findOwnAccounts(manager, users);
    return { rows: users.map((user) => toUserView(user, accounts.get(user.id)!, now)), total };
  }

  /**
   * Changes the role and ends the user's sessions, so that the new role applies everywhere at once. Throws
   * EMAIL_NOT_VERIFIED if the address is not verified, and LAST_ADMIN if no admin would be left.
   */
  @Handles(identity.admin.changeRole)
  changeRole(
    { userId, role }: RequestTo<typeof identity.admin.changeRole>,
    context: MessageContext,
  ): Promise<UserView> {
    return this.dataSource.transaction(async (manager) => {
      await this.roles.lock(manager);
      await requireAdmin(manager, context);
      const user = await lockUser(manager, { id: userId });
      if (!user) throw new DomainError('USER_NOT_FOUND');
      if (!user.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED');
      const changed = await this.roles.give(manager, user, role, context.requestId);
      return toUserView(changed, await getOwnAccount(manager, userId), this.clock.now());
    });
  }

  /** Returns the account that the user starts in. Throws USER_NOT_FOUND if the user owns no account. */
  @Handles(identity.admin.accountOf)
  async accountOf(
    { userId }: UserRequest,
    context: MessageContext,
  ): Promise<{ accountId: string }> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    const own = (await ownAccounts(manager, userId)).at(-1);
    if (!own) throw new DomainError('USER_NOT_FOUND');
    return { accountId: own.id };
  }
}
