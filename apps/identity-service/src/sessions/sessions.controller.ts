import { identity, Nothing, SessionRequest, type LiveSession } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Sessions } from './sessions.service';

/** Whoever holds a session's id may ask for it and end it: the id is the permission. */
@Controller()
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Handles(identity.session.find)
  async find(@Payload() { sid }: SessionRequest): Promise<{ session: LiveSession | null }> {
    return { session: await this.sessions.find(sid) };
  }

  @Handles(identity.session.signOut)
  async signOut(
    @Payload() { sid }: SessionRequest,
    @Ctx() { requestId }: MessageContext,
  ): Promise<Nothing> {
    await this.sessions.end(sid, requestId);
    return {};
  }
}
