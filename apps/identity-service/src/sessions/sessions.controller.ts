import {
  CurrentSession,
  identity,
  Nothing,
  SessionRequest,
  type SessionsRevoked,
  type LiveSession,
  type SessionView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { OwnSessionsService } from './own-sessions.service';
import { SessionsService } from './sessions.service';

/** Manages sessions. `find` and `signOut` need only the session's secret, which the gateway has checked. */
@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly own: OwnSessionsService,
  ) {}

  @Handles(identity.session.find)
  async find(@Payload() { sessionId }: SessionRequest): Promise<{ session: LiveSession | null }> {
    return { session: await this.sessions.find(sessionId) };
  }

  @Handles(identity.session.signOut)
  async signOut(
    @Payload() { sessionId }: SessionRequest,
    @Ctx() { requestId }: MessageContext,
  ): Promise<Nothing> {
    await this.sessions.end(sessionId, requestId);
    return {};
  }

  @Handles(identity.session.list)
  list(
    @Payload() { currentSessionId }: CurrentSession,
    @Ctx() context: MessageContext,
  ): Promise<SessionView[]> {
    return this.own.list(context, currentSessionId);
  }

  @Handles(identity.session.end)
  async end(
    @Payload() { sessionId }: SessionRequest,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.own.end(context, sessionId);
    return {};
  }

  @Handles(identity.session.endOthers)
  async endOthers(
    @Payload() { currentSessionId }: CurrentSession,
    @Ctx() context: MessageContext,
  ): Promise<SessionsRevoked> {
    return { sessionIds: await this.own.endOthers(context, currentSessionId) };
  }
}
