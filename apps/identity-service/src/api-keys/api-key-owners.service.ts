import { identity, type ApiKeyDigest, type ApiKeyOwner, type Role } from '@cartaviva/contracts';
import { effectivePlan, type ApiKeyScope, type PlanId } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MINUTE_MS = 60_000;

const FIND_OWNER = `
  SELECT key.id AS "apiKeyId", key.name, key.scopes, key.last_used_at AS "lastUsedAt",
         CASE WHEN key.digest = $1 THEN key.expires_at ELSE key.previous_expires_at END
           AS "expiresAt",
         CASE WHEN key.digest = $1 THEN key.made_by ELSE key.previous_made_by END AS "madeBy",
         account.id AS "accountId", owner.id AS "userId", owner.role,
         account.subscription_plan AS plan, account.subscription_expires_at AS "planExpiresAt"
    FROM api_keys key JOIN accounts account ON account.id = key.account_id
    JOIN members owning ON owning.account_id = account.id AND owning.role = 'owner'
    JOIN users owner ON owner.id = owning.user_id
   WHERE (key.digest = $1 OR key.previous_digest = $1) AND key.revoked_at IS NULL`;

/** Updates the time of last use at most once a minute, even for concurrent requests. */
const TOUCH = `
  UPDATE api_keys SET last_used_at = $2
  WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $3)`;

interface OwnerRow {
  readonly apiKeyId: string;
  readonly name: string;
  readonly scopes: ApiKeyScope[];
  readonly lastUsedAt: Date | null;
  readonly accountId: string;
  readonly userId: string;
  readonly role: Role;
  readonly plan: PlanId;
  readonly planExpiresAt: Date | null;
  /** Expiry of the presented secret, which is the current or the previous one. */
  readonly expiresAt: Date | null;
  readonly madeBy: string | null;
}

@Injectable()
export class ApiKeyOwnersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Returns the current role and plan of the owner, or null if the key is not valid. */
  @Handles(identity.apiKey.find)
  async find({ digest }: ApiKeyDigest): Promise<{ holder: ApiKeyOwner | null }> {
    const now = this.clock.now();
    const [row] = await this.dataSource.query<OwnerRow[]>(FIND_OWNER, [digest]);
    if (!row || (row.expiresAt && row.expiresAt <= now)) return { holder: null };
    const { apiKeyId, name, accountId, userId, role, scopes, lastUsedAt, expiresAt, madeBy } = row;
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    if (!lastUsedAt || lastUsedAt <= minuteAgo) {
      await this.dataSource.query(TOUCH, [apiKeyId, now, minuteAgo]);
    }
    const holder = {
      ...{ apiKeyId, name, accountId, userId, role, scopes, madeBy },
      plan: effectivePlan(row.plan, row.planExpiresAt, now),
      expiresAt: expiresAt?.toISOString() ?? null,
    };
    return { holder };
  }
}
