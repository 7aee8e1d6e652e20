import { DomainError, type SignedIn, type UserView } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerContext } from './caller.decorator';
import { DeviceCookie } from './device-cookie';
import { PendingSignOuts } from './pending-sign-outs';
import { SessionCookie } from './session-cookie';
import { SessionStrategy } from './session.strategy';
import { Sessions } from './sessions';

@Injectable()
export class BrowserSession {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
    private readonly signOuts: PendingSignOuts,
    private readonly sessions: Sessions,
    private readonly strategy: SessionStrategy,
  ) {}

  /** Opens a new session after ending the old one, which prevents session fixation. */
  async open(
    signedIn: SignedIn,
    request: FastifyRequest,
    reply: FastifyReply,
    caller: CallerContext,
  ): Promise<UserView> {
    await this.end(request, caller);
    this.cookie.issue(reply, signedIn);
    this.device.issue(reply, signedIn);
    return signedIn.user;
  }

  /** Replaces the session with one for another account. identity-service has ended the old session. */
  replace(signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply): void {
    this.sessions.forget(this.currentId(request));
    this.cookie.issue(reply, signedIn);
  }

  /** Ends the session, if there is one. Works even while identity-service is unavailable. */
  async end(request: FastifyRequest, caller: CallerContext): Promise<void> {
    const sessionId = this.cookie.sessionIdOf(request);
    if (!sessionId) return;
    await this.signOuts.signOut(sessionId, caller);
    this.sessions.forget(sessionId);
  }

  forget(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }

  /** Returns true if the user is signed in. Returns false if this cannot be checked. */
  async isOpen(request: FastifyRequest): Promise<boolean> {
    try {
      return (await this.strategy.find(request)) !== undefined;
    } catch {
      return false;
    }
  }

  /** Returns true if someone signed in from this browser before. The session may have ended. */
  isKnown(request: FastifyRequest): boolean {
    return this.cookie.isSent(request) || this.device.tokenOf(request) !== undefined;
  }

  /** Returns the token that proves to identity-service that the user signed in from this browser before. */
  deviceToken(request: FastifyRequest): string | undefined {
    return this.device.tokenOf(request);
  }

  currentId(request: FastifyRequest): string {
    const sessionId = this.cookie.sessionIdOf(request);
    if (!sessionId) throw new DomainError('UNAUTHENTICATED');
    return sessionId;
  }
}
