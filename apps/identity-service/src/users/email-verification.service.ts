import { DomainError, type SignedIn, type VerifyEmailOnDevice } from '@cartaviva/contracts';
import { canonicalEmail, RULE_MESSAGES } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { requireUncommon } from '../passwords/common-passwords';
import { Passwords } from '../passwords/passwords';
import { ArrivalsService } from '../sessions/arrivals.service';
import {
  AddressProofsService,
  type AddressProof,
} from '../verification-codes/address-proofs.service';
import { lockUser } from './user-rows';
import { NewcomersService } from './newcomers.service';
import type { User } from './user.entity';

const PASSWORD_NEEDED = { fields: { password: RULE_MESSAGES.passwordOfLink } };

/** The proof of an address that was registered. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proofs: AddressProofsService,
    private readonly newcomers: NewcomersService,
    private readonly arrivals: ArrivalsService,
    private readonly passwords: Passwords,
  ) {}

  /** Takes the code as proof of the address and opens the first session; CODE_WRONG otherwise. */
  async verify(request: VerifyEmailOnDevice, requestId: string): Promise<SignedIn> {
    const { token, requester } = request;
    if (token !== undefined) return this.verifyByLink({ ...request, token }, requestId);
    const email = canonicalEmail(request.email!);
    // A wrong guess is an answer of the transaction, not an error in it: it must stay counted.
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
   * In a browser that did not register, whoever reads the mail says their password anew: the one that
   * waits may be a stranger's, who registered this address and waits for its owner's press.
   * INVALID_INPUT without it, LINK_EXPIRED unless the link is alive.
   */
  private verifyByLink(
    request: VerifyEmailOnDevice & { token: string },
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
   * Whose names and password count: those of the browser that proves the address. Without them, the
   * password that was sent if all sent the same, and else the one that comes with the proof.
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
    { userAgent }: VerifyEmailOnDevice,
    requestId: string,
  ): Promise<SignedIn> {
    const arrival = { requestId, userAgent };
    const owner = await this.newcomers.welcome(manager, user, arrival);
    return this.arrivals.open(manager, owner, arrival);
  }
}
