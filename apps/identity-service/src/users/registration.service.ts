import {
  DomainError,
  identityEvents,
  type RegisterRequest,
  type RegistrationView,
  type SignedIn,
  type VerifyEmailOnDevice,
} from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { keptText } from '../kept-text';
import { Passwords } from '../passwords/passwords';
import { Sessions } from '../sessions/sessions.service';
import { VerificationCodes } from '../verification-codes/verification-codes.service';
import { lockAccount } from './lock-account';
import { RegistrationNotices } from './registration-notices';
import { User } from './user.entity';

/** Specification §4, "Registration". */
const CODE_SENT = 'Código de verificación enviado a tu email';

/** From an address that somebody typed to an account whose owner proved it. */
@Injectable()
export class Registration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly codes: VerificationCodes,
    private readonly notices: RegistrationNotices,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Answers the same, after the same work, whether the address is new or has an account: only its
   * mailbox learns which. Until an address is proved its last registration counts, if a code may
   * still be sent for it.
   */
  async register(request: RegisterRequest, requestId: string): Promise<RegistrationView> {
    const email = canonicalEmail(request.email);
    const person = {
      password: await this.passwords.hash(request.password),
      firstName: keptText(request.firstName),
      lastName: keptText(request.lastName),
    };
    await this.dataSource.transaction(async (manager) => {
      await insertUnlessKnown(manager, { email, ...person });
      const user = await lockAccount(manager, email);
      if (user?.isEmailVerified) return this.notices.send(manager, user, requestId);
      const recipient = { email, firstName: person.firstName };
      if (await this.codes.issue(manager, recipient, 'registration', requestId)) {
        await manager.update(User, { email }, person);
      }
    });
    return { email, message: CODE_SENT };
  }

  /** Sends another code to an address that waits for its proof, and answers the same to all. */
  async resendCode(address: string, requestId: string): Promise<RegistrationView> {
    const email = canonicalEmail(address);
    await this.dataSource.transaction(async (manager) => {
      const user = await lockAccount(manager, email);
      if (user && !user.isEmailVerified) {
        await this.codes.issue(manager, user, 'resend', requestId);
      }
    });
    return { email, message: CODE_SENT };
  }

  /** Takes the code as proof of the address and opens the first session; CODE_WRONG otherwise. */
  async verifyEmail(request: VerifyEmailOnDevice, requestId: string): Promise<SignedIn> {
    const email = canonicalEmail(request.email);
    // A wrong guess is an answer of the transaction, not an error in it: it must stay counted.
    const signedIn = await this.dataSource.transaction(async (manager) => {
      const user = await lockAccount(manager, email);
      if (!user || !(await this.codes.redeem(manager, email, request.code))) return null;
      user.isEmailVerified = true;
      await manager.save(user);
      const { id: userId, firstName } = user;
      await emit(manager, identityEvents.userVerified, { userId, firstName }, requestId);
      return this.sessions.open(manager, user, request.userAgent);
    });
    if (!signedIn) throw new DomainError('CODE_WRONG');
    return signedIn;
  }
}

async function insertUnlessKnown(
  manager: EntityManager,
  account: Pick<User, 'email' | 'password' | 'firstName' | 'lastName'>,
): Promise<void> {
  await manager.createQueryBuilder().insert().into(User).values(account).orIgnore().execute();
}
