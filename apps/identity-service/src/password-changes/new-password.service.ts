import { identityEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ownAccounts } from '../accounts/account-rows';
import { AccountEventsService } from '../account-events/account-events.service';
import type { ApiKey } from '../api-keys/api-key.entity';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { plainMail } from '../mails/mails';
import { SignInChallenge } from '../second-factor/sign-in-challenge.entity';
import { SessionsService } from '../sessions/sessions.service';
import { User } from '../users/user.entity';
import { VerificationCodesService } from '../verification-codes/verification-codes.service';

interface Change {
  readonly kind: 'password-changed' | 'password-reset';
  readonly requestId: string;
  readonly keepsApiKeys: boolean;
  /** The session that requests the change, if any. It stays open. */
  readonly currentSessionId?: string;
  readonly userAgent?: string | undefined;
}

/**
 * Applies every change of a password: ends the other sessions, invalidates mailed codes, and mails the owner which
 * API keys ended or stay valid.
 */
@Injectable()
export class NewPasswordService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiKeys: ApiKeysService,
    private readonly codes: VerificationCodesService,
    private readonly events: AccountEventsService,
  ) {}

  /** The caller must lock the user's row. */
  async set(
    manager: EntityManager,
    user: User,
    password: string,
    { kind, requestId, keepsApiKeys, currentSessionId, userAgent }: Change,
  ): Promise<void> {
    await manager.update(User, user.id, { password });
    await this.sessions.endAllOf(manager, user.id, requestId, currentSessionId);
    await manager.delete(SignInChallenge, { userId: user.id });
    await this.codes.kill(manager, user.email, 'reset', 'sign-in');
    const keys: ApiKey[] = [];
    for (const { id: accountId } of await ownAccounts(manager, user.id)) {
      keys.push(...(await this.apiKeys.livingOf(manager, accountId)));
      if (!keepsApiKeys) await this.apiKeys.revokeWhere(manager, { accountId }, requestId);
    }
    await this.events.record(manager, kind, { userId: user.id, requestId, userAgent });
    const apiKeys = keys.map(({ name, prefix }) => ({ name, prefix, isEnded: !keepsApiKeys }));
    const mail = { ...plainMail('password-changed', user), apiKeys };
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }
}
