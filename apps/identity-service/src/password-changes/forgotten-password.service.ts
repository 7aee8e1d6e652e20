import {
  DomainError,
  type ForgotPassword,
  type ForgotPasswordView,
  type ResetPassword,
} from '@cartaviva/contracts';
import { canonicalEmail, RESET_MAIL_SENT } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireUncommon } from '../passwords/common-passwords';
import { GuessLimit } from '../passwords/guess-limit';
import { Passwords } from '../passwords/passwords';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { AddressProofsService } from '../verification-codes/address-proofs.service';
import { mailMessage } from '../verification-codes/mail-message';
import { VerificationCodesService } from '../verification-codes/verification-codes.service';
import { NewPasswordService } from './new-password.service';

/** A new password for whoever reads the address's mail; Google's people may get their first here. */
@Injectable()
export class ForgottenPasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly codes: VerificationCodesService,
    private readonly proofs: AddressProofsService,
    private readonly newPassword: NewPasswordService,
    private readonly guesses: GuessLimit,
  ) {}

  /**
   * Does the same work and gives the same answer for every address. An address without an account also gets a code,
   * which is sent to nobody and opens nothing. The account's row stays unlocked: Postgres writes a lock to disk, and
   * a request that comes too soon writes nothing else, so its time would reveal the account.
   */
  async forgot(
    { requester, ...request }: ForgotPassword,
    requestId: string,
  ): Promise<ForgotPasswordView> {
    const email = canonicalEmail(request.email);
    const issued = await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { email, isEmailVerified: true });
      const firstName = user?.firstName ?? null;
      const wanted = { purpose: 'reset', occasion: 'request', email, firstName } as const;
      return this.codes.issue(manager, { ...wanted, requester, requestId });
    });
    return { message: mailMessage(issued, RESET_MAIL_SENT) };
  }

  /**
   * Every session and API key of the user ends, the keys unless they are kept on purpose, and what
   * was guessed before is forgotten. CODE_WRONG unless the code is right, LINK_EXPIRED unless the
   * link is, and either alive and used for the first time.
   */
  async reset(request: ResetPassword, requestId: string): Promise<void> {
    requireUncommon(request.password, request.email && canonicalEmail(request.email));
    // A wrong guess is an answer of the transaction, not an error in it: it must stay counted.
    const user = await this.dataSource.transaction(async (manager) => {
      const owner = await this.proved(manager, request);
      if (!owner) return null;
      requireUncommon(request.password, owner.email);
      // Only a right code is worth the hashing. If no turn is free, the code is as good as before.
      const password = await this.passwords.hash(request.password);
      const { keepApiKeys = false } = request;
      const change = { kind: 'password-reset', requestId, keepsApiKeys: keepApiKeys } as const;
      await this.newPassword.set(manager, owner, password, change);
      return owner;
    });
    if (!user) throw new DomainError(request.token === undefined ? 'CODE_WRONG' : 'LINK_EXPIRED');
    await this.guesses.forgetAll(user.email);
  }

  /** Whose address the code or the link proves; their row is held. */
  private async proved(
    manager: EntityManager,
    { token, requester, ...request }: ResetPassword,
  ): Promise<User | null> {
    if (token !== undefined) {
      const link = await this.proofs.findLink(manager, 'reset', token, requester);
      const user = link && (await lockUser(manager, { email: link.email, isEmailVerified: true }));
      const isAlive = user && (await this.proofs.redeemLink(manager, 'reset', token, user.email));
      return isAlive ? user : null;
    }
    const email = canonicalEmail(request.email!);
    const user = await lockUser(manager, { email, isEmailVerified: true });
    const code = request.code!;
    const proof = await this.proofs.redeemCode(manager, 'reset', email, code, requester);
    return proof && user;
  }
}
