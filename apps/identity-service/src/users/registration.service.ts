import type { RegisterRequest, RegistrationView } from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { keptText } from '../kept-text';
import { VerificationCodes } from '../verification-codes/verification-codes.service';
import { insertUnlessKnown, lockAccount } from './account-rows';
import { awaitedHash, AwaitedPasswords } from './awaited-passwords';
import { RegistrationNotices } from './registration-notices';
import { User } from './user.entity';

/** Specification §4, "Registration". */
const CODE_SENT = 'Código de verificación enviado a tu email';

/** An address that somebody typed, until its owner proves it. */
@Injectable()
export class Registration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly awaited: AwaitedPasswords,
    private readonly codes: VerificationCodes,
    private readonly notices: RegistrationNotices,
  ) {}

  /**
   * Answers the same, after the same work, whether the address is new or has an account: only its
   * mailbox learns which. Past the codes of an hour a registration changes no names and
   * sends nothing.
   */
  async register(request: RegisterRequest, requestId: string): Promise<RegistrationView> {
    const email = canonicalEmail(request.email);
    const names = { firstName: keptText(request.firstName), lastName: keptText(request.lastName) };
    const password = await this.awaited.hash(email, request.password);
    await this.dataSource.transaction(async (manager) => {
      await insertUnlessKnown(manager, { email, password, ...names });
      const user = await lockAccount(manager, { email });
      if (user?.isEmailVerified) return this.notices.send(manager, user, requestId);
      const wanted = { email, firstName: names.firstName, requestId } as const;
      const code = { ...wanted, purpose: 'verify', occasion: 'registration' } as const;
      if (!user) return;
      const isSent = await this.codes.issue(manager, code);
      // Even when no code went out: the last one that did may have been a stranger's.
      const waitedFor = awaitedHash(user.password, password);
      await manager.update(User, user.id, { ...(isSent && names), password: waitedFor });
    });
    return { email, message: CODE_SENT };
  }

  /** Sends another code to an address that waits for its proof, and answers the same to all. */
  async resendCode(address: string, requestId: string): Promise<RegistrationView> {
    const email = canonicalEmail(address);
    await this.dataSource.transaction(async (manager) => {
      const user = await lockAccount(manager, { email });
      if (!user || user.isEmailVerified) return;
      const { firstName } = user;
      const code = { purpose: 'verify', email, firstName, occasion: 'request', requestId } as const;
      await this.codes.issue(manager, code);
    });
    return { email, message: CODE_SENT };
  }
}
