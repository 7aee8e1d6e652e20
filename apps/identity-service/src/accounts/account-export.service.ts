import { DomainError, identity, type ExportedContent, type Nothing } from '@cartaviva/contracts';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, Not } from 'typeorm';
import { findAccount } from './account-rows';
import { toAccountEventView } from '../account-events/account-event.view';
import { AccountEvent } from '../account-events/account-event.entity';
import { ApiKey } from '../api-keys/api-key.entity';
import { toApiKeyView } from '../api-keys/api-key.view';
import { DemoRequest } from '../demo-requests/demo-request.entity';
import { toDemoRequestView } from '../demo-requests/demo-request.view';
import { GoogleLink } from '../google/google-link.entity';
import { Invitation } from '../invitations/invitation.entity';
import { Member } from '../members/member.entity';
import { Session } from '../sessions/session.entity';
import { ProposedTransfer } from '../transfers/proposed-transfer.entity';
import { User } from '../users/user.entity';
import { toUserView } from '../users/user.view';
import { VerificationCode } from '../verification-codes/verification-code.entity';

/** Exports all data that identity-service stores about the acting user, except secrets. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Reads a single snapshot, so that the export is consistent. */
  @Handles(identity.account.export)
  export(_: Nothing, { accountId, userId }: MessageContext): Promise<ExportedContent> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const user = await manager.findOneBy(User, { id: userId });
      const account = await findAccount(manager, accountId);
      if (!user || account?.owner.id !== userId) throw new DomainError('UNAUTHENTICATED');
      const { email, erasesAt } = user;
      const own = { userId };
      const sessions = await manager.findBy(Session, own);
      const codes = await manager.findBy(VerificationCode, { email });
      const keys = await manager.findBy(ApiKey, { accountId });
      const events = await manager.find(AccountEvent, { where: own, order: { position: 'ASC' } });
      return {
        user: {
          ...toUserView(user, account, this.clock.now()),
          erasesAt: erasesAt?.toISOString() ?? null,
        },
        sessions: sessions.map(({ sess, lastUsedAt, expire }) => ({
          userAgent: sess.userAgent,
          createdAt: sess.createdAt,
          lastUsedAt: lastUsedAt.toISOString(),
          expiresAt: expire.toISOString(),
        })),
        codes: codes.map(({ purpose, createdAt, expiresAt }) => ({
          purpose,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
        googleAccounts: (await manager.findBy(GoogleLink, own)).map(
          ({ issuer, subject, createdAt }) => ({
            issuer,
            subject,
            linkedAt: createdAt.toISOString(),
          }),
        ),
        apiKeys: keys.map((key) => ({
          ...toApiKeyView(key, this.clock.now()),
          revokedAt: key.revokedAt?.toISOString() ?? null,
        })),
        people: (await manager.findBy(Member, { accountId, role: Not('owner') })).map(
          toExportedMember,
        ),
        invitations: (await manager.findBy(Invitation, { accountId })).map(
          ({ email, role, createdAt, expiresAt }) => ({
            email,
            role,
            createdAt: createdAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
          }),
        ),
        proposedTransfers: (
          await manager.findBy(ProposedTransfer, [{ accountId }, { toUserId: userId }])
        ).map(({ accountId, toUserId, stays, createdAt, expiresAt }) => ({
          ...{ accountId, toUserId, stays },
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        })),
        memberOf: (await manager.findBy(Member, { userId, role: Not('owner') })).map(
          toExportedMember,
        ),
        activity: events.map(toAccountEventView),
        demoRequests: (await manager.findBy(DemoRequest, { email })).map(toDemoRequestView),
      };
    });
  }
}

const toExportedMember = ({ accountId, userId, role, since, lastSeenAt }: Member) => ({
  ...{ accountId, userId, role },
  since: since.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});
