import {
  DomainError,
  identity,
  identityEvents,
  type BeginSecondFactorRequest,
  type RecoveryCodesView,
  type RequestTo,
  type SecondFactorSetup,
} from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { open, seal } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { MAIL_KEYS } from '../mails/mail-key';
import { plainMail } from '../mails/mails';
import { GuessLimit, SIGNED_IN } from '../passwords/guess-limit';
import { PasswordProof } from '../passwords/password-proof';
import { SessionsService } from '../sessions/sessions.service';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { RecoveryCode } from './recovery-code.entity';
import { SecondFactorProof } from './second-factor-proof';
import {
  keyUri,
  newRecoveryCodes,
  newSecret,
  recoveryDigest,
  findTimeStep,
} from './second-factor-rules';
import { SignInChallenge } from './sign-in-challenge.entity';

/** Enough time to install an app and read a code. */
const SETUP_MS = 15 * 60_000;

/** A secret before its first code. The browser keeps it sealed; the server stores nothing yet. */
interface Setup {
  readonly userId: string;
  readonly secret: string;
  readonly until: number;
}

/** Manages the second factor of owners with a password. Removing it needs the password and a code. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(MAIL_KEYS) private readonly mailKeys: readonly [string, string?],
    private readonly passwords: PasswordProof,
    private readonly guesses: GuessLimit,
    private readonly proof: SecondFactorProof,
    private readonly sessions: SessionsService,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError PASSWORD_WRONG, or SECOND_FACTOR_ON if the account already has one */
  @Handles(identity.secondFactor.begin)
  async begin(
    { password }: BeginSecondFactorRequest,
    { userId }: MessageContext,
  ): Promise<SecondFactorSetup> {
    const user = await this.provedByPassword(userId, password);
    if (user.secondFactorSecret !== null) throw new DomainError('SECOND_FACTOR_ON');
    const secret = newSecret();
    const setup: Setup = { userId, secret, until: this.clock.now().getTime() + SETUP_MS };
    return {
      secret,
      uri: keyUri(secret, user.email),
      setup: seal(JSON.stringify(setup), this.mailKeys[0]),
    };
  }

  /**
   * Ends the other sessions and mails the owner.
   * @throws DomainError SECOND_FACTOR_EXPIRED if the setup has expired, SECOND_FACTOR_WRONG for a wrong code,
   *   SECOND_FACTOR_ON if the account already has a second factor
   */
  @Handles(identity.secondFactor.confirm)
  async confirm(
    { setup, code, currentSessionId, userAgent }: RequestTo<typeof identity.secondFactor.confirm>,
    { userId, requestId }: MessageContext,
  ): Promise<RecoveryCodesView> {
    const secret = this.secretIn(setup, userId);
    const step = findTimeStep(secret, code, this.clock.now());
    if (step === null) throw new DomainError('SECOND_FACTOR_WRONG');
    return this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { id: userId });
      if (!user) throw new DomainError('UNAUTHENTICATED');
      if (user.secondFactorSecret !== null) throw new DomainError('SECOND_FACTOR_ON');
      const sealed = seal(secret, this.mailKeys[0]);
      await manager.update(User, userId, { secondFactorSecret: sealed, secondFactorStep: step });
      const recoveryCodes = newRecoveryCodes();
      const rows = recoveryCodes.map((each) => ({ userId, digest: recoveryDigest(each) }));
      await manager.insert(RecoveryCode, rows);
      await this.sessions.endAllOf(manager, userId, requestId, currentSessionId);
      await this.events.record(manager, 'second-factor-added', { userId, requestId, userAgent });
      const mail = plainMail('second-factor-added', user);
      await emit(manager, identityEvents.mailRequested, mail, requestId);
      return { recoveryCodes };
    });
  }

  /**
   * Guesses count against the limits of signed-in users.
   * @throws DomainError PASSWORD_WRONG or SECOND_FACTOR_WRONG
   */
  @Handles(identity.secondFactor.remove)
  async remove(
    { password, code, userAgent }: RequestTo<typeof identity.secondFactor.remove>,
    { userId, requestId }: MessageContext,
  ): Promise<void> {
    const { email } = await this.provedByPassword(userId, password);
    const guess = { email, place: `second-factor ${SIGNED_IN}`, isStranger: false };
    await this.guesses.count(guess);
    // The transaction returns a wrong guess instead of throwing, so that the count is committed.
    const isProved = await this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { id: userId });
      if (!user) throw new DomainError('UNAUTHENTICATED');
      if (user.secondFactorSecret === null) return true;
      const arrival = { requestId, userAgent, place: 'known' } as const;
      if (!(await this.proof.accept(manager, user, code, arrival))) return false;
      const none = { secondFactorSecret: null, secondFactorStep: null };
      await manager.update(User, userId, none);
      await manager.delete(RecoveryCode, { userId });
      await manager.delete(SignInChallenge, { userId });
      await this.events.record(manager, 'second-factor-removed', { userId, requestId, userAgent });
      const mail = plainMail('second-factor-removed', user);
      await emit(manager, identityEvents.mailRequested, mail, requestId);
      return true;
    });
    if (!isProved) throw new DomainError('SECOND_FACTOR_WRONG');
    await this.guesses.forget(guess);
  }

  private async provedByPassword(userId: string, password: string): Promise<User> {
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user) throw new DomainError('UNAUTHENTICATED');
    const guess = { email: user.email, place: SIGNED_IN };
    const isRight = await this.passwords.holds(guess, password, user.password);
    if (!isRight) throw new DomainError('PASSWORD_WRONG');
    return user;
  }

  private secretIn(sealed: string, userId: string): string {
    const setup = this.opened(sealed);
    const isAlive = setup?.userId === userId && setup.until > this.clock.now().getTime();
    if (!isAlive) throw new DomainError('SECOND_FACTOR_EXPIRED');
    return setup.secret;
  }

  private opened(sealed: string): Setup | undefined {
    try {
      return JSON.parse(open(sealed, ...this.mailKeys)) as Setup;
    } catch {
      return undefined;
    }
  }
}
