import { DomainError } from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { lockUser } from '../users/user-rows';
import { RolesService } from './roles.service';

/** Grants the admin role on the operator's command, which is how an installation gets its first admin. */
@Injectable()
export class AdminGrantService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly roles: RolesService,
  ) {}

  /** Throws USER_NOT_FOUND if no user has verified the address. A repeated grant changes nothing. */
  async grant(address: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.roles.lock(manager);
      const email = canonicalEmail(address);
      const user = await lockUser(manager, { email, isEmailVerified: true });
      if (!user) throw new DomainError('USER_NOT_FOUND');
      await this.roles.give(manager, user, 'admin', randomUUID());
    });
  }
}
