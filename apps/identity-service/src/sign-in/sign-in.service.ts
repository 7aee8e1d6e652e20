import { DomainError, type SignedIn, type SignInOnDevice } from '@cartaviva/contracts';
import { canonicalEmail } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Passwords } from '../passwords/passwords';
import { Sessions } from '../sessions/sessions.service';
import { Registration } from '../users/registration.service';
import { User } from '../users/user.entity';
import { GuessLimit } from './guess-limit';

/** Opens a session for an e-mail and its password. */
@Injectable()
export class SignIn {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly guesses: GuessLimit,
    private readonly registration: Registration,
    private readonly sessions: Sessions,
  ) {}

  /**
   * An unknown address and a wrong password get one answer after the same work: CREDENTIALS_WRONG.
   * Only the right password learns EMAIL_NOT_VERIFIED, and is sent a code if one may be sent.
   */
  async signIn(request: SignInOnDevice, requestId: string): Promise<SignedIn> {
    const email = canonicalEmail(request.email);
    const user = await this.dataSource.manager.findOneBy(User, { email });
    const right = await this.passwords.matches(request.password, user?.password ?? null, () =>
      this.guesses.count(email),
    );
    if (!user || !right) throw new DomainError('CREDENTIALS_WRONG');
    await this.guesses.forget(email);
    if (!user.isEmailVerified) {
      await this.registration.resendCode(email, requestId);
      throw new DomainError('EMAIL_NOT_VERIFIED');
    }
    return this.sessions.open(this.dataSource.manager, user, request.userAgent);
  }
}
