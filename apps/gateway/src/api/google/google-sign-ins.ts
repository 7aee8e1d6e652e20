import { DomainError, GoogleSignIn, identity } from '@cartaviva/contracts';
import { PERSON_NAME_MAX } from '@cartaviva/domain';
import { strictValidation } from '@cartaviva/process';
import { MessageClient } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../../pipeline/requests/device';
import { NewTrials } from '../billing/new-trials';
import { BrowserSession } from '../../pipeline/sessions/browser-session';
import type { CallerContext } from '../../pipeline/sessions/caller.decorator';
import type { GoogleStrategy } from './google.strategy';
import { Handshakes } from './handshakes';
import type { Identity } from './id-tokens';

/** Timeout for each call to our own services, in milliseconds. Google takes most of the five seconds of a sign-in. */
const RETRY_WITHIN_MS = 1000;

const rules = strictValidation();
const refused = () => new DomainError('GOOGLE_REFUSED');

@Injectable()
export class GoogleSignIns {
  constructor(
    private readonly client: MessageClient,
    private readonly handshakes: Handshakes,
    private readonly session: BrowserSession,
    private readonly trials: NewTrials,
  ) {}

  /**
   * @returns the page to redirect to
   * @throws when any check of the sign-in fails
   */
  async finish(
    google: GoogleStrategy,
    request: FastifyRequest,
    reply: FastifyReply,
    { actor, requestId }: CallerContext,
  ): Promise<string> {
    const { state, code } = request.query as Record<string, unknown>;
    const handshake = await this.handshakes.take(request, reply, state);
    if (!handshake || typeof code !== 'string') throw refused();
    const person = await google.identify({ query: { code }, handshake, requestId });
    if (!person) throw refused();
    const asking = { actor, requestId, timeoutMs: RETRY_WITHIN_MS };
    const signIn = this.signInOf(person, google.issuer, deviceOf(request));
    const signedIn = await this.client
      .call(identity.session.signInWithGoogle, signIn, asking)
      .catch((error: unknown) => challengeIn(error));
    if (typeof signedIn === 'string') return secondFactorPage(signedIn, handshake.back);
    await this.trials.begin(signedIn.user, requestId);
    await this.session.open(signedIn, request, reply, asking);
    return handshake.back;
  }

  /** Builds the request to identity-service and validates it with the rules of its DTO. */
  private signInOf(person: Identity, issuer: string, userAgent: string): GoogleSignIn {
    const signIn = {
      issuer,
      subject: person.sub,
      email: person.email,
      isEmailVerified: person.email_verified === true,
      firstName: nameOf(person.given_name),
      lastName: nameOf(person.family_name),
      userAgent,
    };
    const metadata = { type: 'body', metatype: GoogleSignIn } as const;
    return rules.transform(signIn, metadata) as GoogleSignIn;
  }
}

/** Returns the challenge of a refused sign-in that needs a second factor. Rethrows any other error. */
function challengeIn(error: unknown): string {
  const challenge = error instanceof DomainError ? error.details.challenge : undefined;
  if (challenge === undefined) throw error;
  return challenge;
}

/** Puts the challenge behind the `#`, which browsers do not send, so that no log contains it. */
const secondFactorPage = (challenge: string, back: string) =>
  `/login?${new URLSearchParams({ return: back })}#${challenge}`;

const nameOf = (text = '') => [...text].slice(0, PERSON_NAME_MAX).join('');
