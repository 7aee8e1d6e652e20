import {
  DomainError,
  type ChangeRole,
  type FindUsers,
  type Page,
  type UserView,
} from '@cartaviva/contracts';
import { normalizedText } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findOwnAccounts, getOwnAccount, ownAccounts } from '../accounts/account-rows';
import { RolesService } from '../roles/roles.service';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { toUserView } from '../users/user.view';
import { requireAdmin } from './require-admin';

/** Text as it stands, for a pattern of LIKE. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Every user, for admins. */
@Injectable()
export class UserDirectoryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly roles: RolesService,
    private readonly clock: Clock,
  ) {}

  /** Newest first; `search` is found anywhere in address or name, in any case. */
  async find(context: MessageContext, { page, limit, search }: FindUsers): Promise<Page<UserView>> {
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
   * The user's sessions end, so that the new role counts everywhere at once. EMAIL_NOT_VERIFIED for an
   * address that nobody proved, LAST_ADMIN when no admin would be left.
   */
  changeRole(context: MessageContext, { userId, role }: ChangeRole): Promise<UserView> {
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

  /** The account in which the user begins. USER_NOT_FOUND for nobody. */
  async accountOf(context: MessageContext, userId: string): Promise<{ accountId: string }> {
    const { manager } = this.dataSource;
    await requireAdmin(manager, context);
    const own = (await ownAccounts(manager, userId)).at(-1);
    if (!own) throw new DomainError('USER_NOT_FOUND');
    return { accountId: own.id };
  }
}
