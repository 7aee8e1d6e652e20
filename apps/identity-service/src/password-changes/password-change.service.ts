import { DomainError, identity, type RequestTo } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { requireUncommon } from '../passwords/common-passwords';
import { SIGNED_IN } from '../passwords/guess-limit';
import { PasswordProof } from '../passwords/password-proof';
import { Passwords } from '../passwords/passwords';
import { Session } from '../sessions/session.entity';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { NewPasswordService } from './new-password.service';

@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proof: PasswordProof,
    private readonly passwords: Passwords,
    private readonly newPassword: NewPasswordService,
  ) {}

  /**
   * Ends the other sessions; API keys stay valid. Throws PASSWORD_WRONG if the current password is wrong or does not
   * exist. The attempt counts as a guess, so an open session cannot be used to guess the password.
   */
  @Handles(identity.password.change)
  async change(
    { currentPassword, password, currentSessionId }: RequestTo<typeof identity.password.change>,
    { userId, requestId }: MessageContext,
  ): Promise<void> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) throw new DomainError('UNAUTHENTICATED');
    requireUncommon(password, user.email);
    const guess = { email: user.email, place: SIGNED_IN };
    const isRight = await this.proof.holds(guess, currentPassword, user.password);
    if (!isRight) throw new DomainError('PASSWORD_WRONG');
    const hashed = await this.passwords.hash(password);
    await this.dataSource.transaction(async (manager) => {
      const owner = await lockUser(manager, { id: userId });
      if (owner?.password !== user.password) throw new DomainError('PASSWORD_WRONG');
      const session = await manager.findOneBy(Session, { sid: currentSessionId, userId });
      await this.newPassword.set(manager, owner, hashed, {
        kind: 'password-changed',
        requestId,
        keepsApiKeys: true,
        currentSessionId: currentSessionId,
        userAgent: session?.sess.userAgent,
      });
    });
  }
}
