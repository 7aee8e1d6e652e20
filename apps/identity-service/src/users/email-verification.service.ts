import { DomainError, identity, type RequestTo, type SignedIn } from '@cartaviva/contracts';
import { canonicalEmail, RULE_MESSAGES } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireUncommon } from '../passwords/common-passwords';
import { Passwords } from '../passwords/passwords';
import { ArrivalsService } from '../sessions/arrivals.service';
import {
  AddressProofsService,
  type AddressProof,
} from '../verification-codes/address-proofs.service';
import { PROOF_LANE } from '../verification-codes/proof-lane';
import { lockUser } from './user-rows';
import { NewcomersService } from './newcomers.service';
import type { User } from './user.entity';

const PASSWORD_NEEDED = { fields: { password: RULE_MESSAGES.passwordOfLink } };

type VerifyRequest = RequestTo<typeof identity.user.verifyEmail>;

@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proofs: AddressProofsService,
    private readonly newcomers: NewcomersService,
    private readonly arrivals: ArrivalsService,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Redeems the code, which verifies the address, and opens the first session. Throws CODE_WRONG if the code is not
   * valid.
   */
  @Handles(identity.user.verifyEmail, PROOF_LANE)
  async verify(request: VerifyRequest, { requestId }: MessageContext): Promise<SignedIn> {
    const { token, requester } = request;
    if (token !== undefined) return this.verifyByLink({ ...request, token }, requestId);
    const email = canonicalEmail(request.email!);
    // The transaction returns a wrong guess as a result. An error would roll back the count of guesses.
    const signedIn = await this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { email });
      const code = request.code!;
      const proof = await this.proofs.redeemCode(manager, 'verify', email, code, requester);
      if (user?.isEmailVerified !== false || !proof) return null;
      await this.settle(user, proof, request.password);
      return this.welcome(manager, user, request, requestId);
    });
    if (!signedIn) throw new DomainError('CODE_WRONG');
    return signedIn;
  }

  /**
   * Verifies the address by a link. In a browser other than the one that registered, the reader of the mail must set
   * a new password, because a stranger may have registered the address with a password of their own. Throws
   * INVALID_INPUT without a password, and LINK_EXPIRED if the link is not valid.
   */
  private verifyByLink(
    request: VerifyRequest & { token: string },
    requestId: string,
  ): Promise<SignedIn> {
    const { token, requester, password } = request;
    return this.dataSource.transaction(async (manager) => {
      const proof = await this.proofs.findLink(manager, 'verify', token, requester);
      if (!proof) throw new DomainError('LINK_EXPIRED');
      const { email, registration } = proof;
      if (!registration && password === undefined) {
        throw new DomainError('INVALID_INPUT', PASSWORD_NEEDED);
      }
      const user = await lockUser(manager, { email, isEmailVerified: false });
      const isAlive = user && (await this.proofs.redeemLink(manager, 'verify', token, email));
      if (!isAlive) throw new DomainError('LINK_EXPIRED');
      if (!registration) user.password = null;
      await this.settle(user, proof, password);
      return this.welcome(manager, user, request, requestId);
    });
  }

  /**
   * Decides which names and password apply: those registered in the browser that verifies the address. Otherwise the
   * stored password stays if all registrations agree, and the password of the request replaces a missing one.
   */
  private async settle(
    user: User,
    { registration }: AddressProof,
    password: string | undefined,
  ): Promise<void> {
    if (registration) Object.assign(user, registration);
    else if (user.password === null && password !== undefined) {
      requireUncommon(password, user.email);
      user.password = await this.passwords.hash(password);
    }
  }

  private async welcome(
    manager: EntityManager,
    user: User,
    { userAgent }: VerifyRequest,
    requestId: string,
  ): Promise<SignedIn> {
    const arrival = { requestId, userAgent };
    const owner = await this.newcomers.welcome(manager, user, arrival);
    return this.arrivals.open(manager, owner, arrival);
  }
}
