import {
  DomainError,
  identity,
  identityEvents,
  type GoogleSignIn,
  type SignedIn,
} from '@cartaviva/contracts';
import { canonicalEmail, normalizedText, PERSON_NAME_MAX } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { plainMail } from '../mails/mails';
import { ArrivalsService, requireSignedIn, type Arrival } from '../sessions/arrivals.service';
import { SessionsService } from '../sessions/sessions.service';
import { insertUnlessKnown, lockUser } from '../users/user-rows';
import { NewcomersService } from '../users/newcomers.service';
import { User } from '../users/user.entity';
import { VerificationCodesService } from '../verification-codes/verification-codes.service';
import { GoogleLink } from './google-link.entity';

const LOCK_SUBJECT = `SELECT pg_advisory_xact_lock(hashtextextended('google-' || $1, 0))`;

@Injectable()
export class SignInWithGoogleService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly newcomers: NewcomersService,
    private readonly codes: VerificationCodesService,
    private readonly arrivals: ArrivalsService,
    private readonly sessions: SessionsService,
    private readonly events: AccountEventsService,
  ) {}

  /**
   * Signs in with a Google account. A linked Google account opens the same user even if its address has changed. The
   * first sign-in finds the user by the address, provided that Google verified it; otherwise it throws
   * GOOGLE_REFUSED. Google proves only the first factor, so a user with a second factor gets SECOND_FACTOR_WANTED.
   */
  @Handles(identity.session.signInWithGoogle)
  async signIn(google: GoogleSignIn, { requestId }: MessageContext): Promise<SignedIn> {
    if (!google.isEmailVerified) throw new DomainError('GOOGLE_REFUSED');
    const { issuer, subject, userAgent } = google;
    const arrival = { requestId, userAgent, detail: 'Google' };
    const admission = await this.dataSource.transaction(async (manager) => {
      await manager.query(LOCK_SUBJECT, [JSON.stringify([issuer, subject])]);
      const link = await manager.findOneBy(GoogleLink, { issuer, subject });
      const user = link
        ? await lockUser(manager, { id: link.userId })
        : await this.join(manager, google, arrival);
      if (!user) throw new DomainError('GOOGLE_REFUSED');
      return this.arrivals.admit(manager, user, arrival);
    });
    return requireSignedIn(admission);
  }

  private async join(
    manager: EntityManager,
    google: GoogleSignIn,
    arrival: Arrival,
  ): Promise<User | null> {
    const email = canonicalEmail(google.email);
    const names = namesOf({ ...google, email });
    await insertUnlessKnown(manager, { email, ...names });
    const known = await lockUser(manager, { email });
    if (!known) return null;
    const user = known.isEmailVerified
      ? await this.link(manager, known, google, arrival)
      : await this.takeOver(manager, Object.assign(known, names), arrival);
    const { issuer, subject } = google;
    await manager.insert(GoogleLink, { issuer, subject, userId: user.id });
    return user;
  }

  /**
   * Links a verified user, who keeps all their data. A user has at most one Google account, so a later holder of the
   * same address does not get in.
   */
  private async link(
    manager: EntityManager,
    user: User,
    { issuer }: GoogleSignIn,
    { requestId, userAgent }: Arrival,
  ): Promise<User> {
    const isTaken = await manager.existsBy(GoogleLink, { userId: user.id, issuer });
    if (isTaken) throw new DomainError('GOOGLE_REFUSED');
    const mail = plainMail('google-linked', user);
    await emit(manager, identityEvents.mailRequested, mail, requestId);
    await this.events.record(manager, 'google-linked', { userId: user.id, requestId, userAgent });
    return user;
  }

  /** Removes the password and the sessions of a person who registered the address without verifying it. */
  private async takeOver(manager: EntityManager, user: User, arrival: Arrival): Promise<User> {
    await this.codes.kill(manager, user.email, 'verify');
    await this.sessions.endAllOf(manager, user.id, arrival.requestId);
    const owned = Object.assign(user, { password: null, provider: 'google' });
    return this.newcomers.welcome(manager, owned, arrival);
  }
}

type Names = Pick<GoogleSignIn, 'firstName' | 'lastName'>;

/** Returns the names to store. The part of the address before the @ replaces a missing first name. */
function namesOf({ email, firstName, lastName }: Names & { email: string }): Names {
  const local = email.slice(0, email.indexOf('@')).slice(0, PERSON_NAME_MAX);
  return { firstName: normalizedText(firstName) || local, lastName: normalizedText(lastName) };
}
