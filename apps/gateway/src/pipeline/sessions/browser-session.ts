import { DomainError, type SignedIn, type UserView } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerContext } from './caller.decorator';
import { DeviceCookie } from './device-cookie';
import { PendingSignOuts } from './pending-sign-outs';
import { SessionCookie } from './session-cookie';
import { SessionStrategy } from './session.strategy';
import { Sessions } from './sessions';

/** The session of the browser that a request came from. */
@Injectable()
export class BrowserSession {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly device: DeviceCookie,
    private readonly signOuts: PendingSignOuts,
    private readonly sessions: Sessions,
    private readonly strategy: SessionStrategy,
  ) {}

  /** Opens a new one, after the end of the old: nobody is signed in to what another planted. */
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

  /** The one that acts for another account takes the place of the one that asked, which has ended. */
  replace(signedIn: SignedIn, request: FastifyRequest, reply: FastifyReply): void {
    this.sessions.forget(this.currentId(request));
    this.cookie.issue(reply, signedIn);
  }

  /** Harmless where there is none, or where it has ended; holds while identity-service is unavailable. */
  async end(request: FastifyRequest, caller: CallerContext): Promise<void> {
    const sessionId = this.cookie.sessionIdOf(request);
    if (!sessionId) return;
    await this.signOuts.signOut(sessionId, caller);
    this.sessions.forget(sessionId);
  }

  /** Takes its cookie from the browser. */
  forget(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }

  /** Whether its owner is signed in, for pages that lead them on. When nobody can tell, they are not. */
  async isOpen(request: FastifyRequest): Promise<boolean> {
    try {
      return (await this.strategy.find(request)) !== undefined;
    } catch {
      return false;
    }
  }

  /** Whether somebody signed in from this browser before; their session may be over. */
  isKnown(request: FastifyRequest): boolean {
    return this.cookie.isSent(request) || this.device.tokenOf(request) !== undefined;
  }

  /** What tells identity-service that an owner signed in from this browser before. */
  deviceToken(request: FastifyRequest): string | undefined {
    return this.device.tokenOf(request);
  }

  /** Its id, for what only the signed-in may call. */
  currentId(request: FastifyRequest): string {
    const sessionId = this.cookie.sessionIdOf(request);
    if (!sessionId) throw new DomainError('UNAUTHENTICATED');
    return sessionId;
  }
}
