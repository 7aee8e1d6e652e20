import {
  DomainError,
  identity,
  type RequestTo,
  type SessionsRevoked,
  type SessionView,
} from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan, Not, type EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { deviceName } from '../devices/device-name';
import { Session } from './session.entity';
import { toSessionView } from './session.view';
import { SessionsService, type EndedSession } from './sessions.service';

@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the current session first, then the others, last used first. */
  @Handles(identity.session.list)
  async list(
    { currentSessionId }: RequestTo<typeof identity.session.list>,
    { userId }: MessageContext,
  ): Promise<SessionView[]> {
    const live = await this.dataSource.manager.find(Session, {
      where: { userId, expire: MoreThan(this.clock.now()) },
      order: { lastUsedAt: 'DESC', sid: 'ASC' },
    });
    const views = live.map((session) => toSessionView(session, currentSessionId));
    return views.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** Throws SESSION_NOT_FOUND if the session does not exist or belongs to another user. */
  @Handles(identity.session.end)
  async end(
    { sessionId }: RequestTo<typeof identity.session.end>,
    { userId, requestId }: MessageContext,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const mine = { sid: sessionId, userId };
      const [ended] = await this.sessions.endWhere(manager, mine, requestId);
      if (!ended) throw new DomainError('SESSION_NOT_FOUND');
      await this.record(manager, ended, requestId);
    });
  }

  /** Ends all sessions except the current one. Returns the IDs of the ended sessions. */
  @Handles(identity.session.endOthers)
  endOthers(
    { currentSessionId }: RequestTo<typeof identity.session.endOthers>,
    { userId, requestId }: MessageContext,
  ): Promise<SessionsRevoked> {
    return this.dataSource.transaction(async (manager) => {
      const others = { userId, sid: Not(currentSessionId) };
      const ended = await this.sessions.endWhere(manager, others, requestId);
      for (const session of ended) await this.record(manager, session, requestId);
      return { sessionIds: ended.map(({ sid }) => sid) };
    });
  }

  private async record(manager: EntityManager, { sess }: EndedSession, requestId: string) {
    const { userId } = sess;
    const detail = deviceName(sess.userAgent);
    await this.events.record(manager, 'signed-out-device', { userId, requestId, detail });
  }
}
