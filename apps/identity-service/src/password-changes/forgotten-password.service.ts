import {
  DomainError,
  identity,
  type ForgotPasswordView,
  type RequestTo,
} from '@cartaviva/contracts';
import { canonicalEmail, RESET_MAIL_SENT } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireUncommon } from '../passwords/common-passwords';
import { GuessLimit } from '../passwords/guess-limit';
import { Passwords } from '../passwords/passwords';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { AddressProofsService } from '../verification-codes/address-proofs.service';
import { mailMessage } from '../verification-codes/mail-message';
import { PROOF_LANE } from '../verification-codes/proof-lane';
import { VerificationCodesService } from '../verification-codes/verification-codes.service';
import { NewPasswordService } from './new-password.service';

type ResetRequest = RequestTo<typeof identity.password.reset>;

/** Sets a new password for a person who can read the mailbox. Google users can set their first password here. */
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
  @Handles(identity.password.forgot)
  async forgot(
    { requester, ...request }: RequestTo<typeof identity.password.forgot>,
    { requestId }: MessageContext,
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
   * Sets the password, ends all sessions and API keys of the user, and clears the count of guesses. The keys stay
   * valid if the request asks for it. Throws CODE_WRONG or LINK_EXPIRED if the code or the link is wrong, expired or
   * already used.
   */
  @Handles(identity.password.reset, PROOF_LANE)
  async reset(request: ResetRequest, { requestId }: MessageContext): Promise<void> {
    requireUncommon(request.password, request.email && canonicalEmail(request.email));
    // The transaction returns a wrong guess as a result. An error would roll back the count of guesses.
    const user = await this.dataSource.transaction(async (manager) => {
      const owner = await this.proved(manager, request);
      if (!owner) return null;
      requireUncommon(request.password, owner.email);
      // Hashing is expensive, so only a right code reaches it. If the hashing queue is full, the code stays valid.
      const password = await this.passwords.hash(request.password);
      const { keepApiKeys = false } = request;
      const change = { kind: 'password-reset', requestId, keepsApiKeys: keepApiKeys } as const;
      await this.newPassword.set(manager, owner, password, change);
      return owner;
    });
    if (!user) throw new DomainError(request.token === undefined ? 'CODE_WRONG' : 'LINK_EXPIRED');
    await this.guesses.forgetAll(user.email);
  }

  /** Finds and locks the user whose address the code or the link proves. */
  private async proved(
    manager: EntityManager,
    { token, requester, ...request }: ResetRequest,
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
