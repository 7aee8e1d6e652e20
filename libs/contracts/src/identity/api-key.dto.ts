import type { PlanId } from '@cartaviva/domain';
import { IsISO8601, IsString, Matches } from 'class-validator';
import type { Role } from '../actor';
import { Id, Nullable, Text } from '../rules';

/** POST /api/api-keys. */
export class CreateApiKeyRequest {
  @Text({ min: 1, max: 60 })
  name: string;
}

export class CreateApiKey extends CreateApiKeyRequest {
  @Text({ max: 300 })
  userAgent: string;
}

export class RevokeApiKey {
  @Id()
  apiKeyId: string;

  @Text({ max: 300 })
  userAgent: string;
}

/** A key as its owner sees it later: never the key itself. */
export class ApiKeyView {
  @Id()
  id: string;

  @Text({ max: 60 })
  name: string;

  /** The first characters of the key, enough to recognise it: `cv_live_3fQ9`. */
  @IsString()
  prefix: string;

  @IsISO8601()
  createdAt: string;

  @Nullable()
  @IsISO8601()
  lastUsedAt: string | null;
}

/** A key that was just made. `key` is told this once and stored as a hash alone. */
export class CreatedApiKey extends ApiKeyView {
  @IsString()
  key: string;
}

/** SHA-256 of a key that somebody presents, in hex. */
export class ApiKeyDigest {
  @Matches(/^[0-9a-f]{64}$/)
  digest: string;
}

/** Whom a live key acts for, and the plan that its hourly limit follows. */
export interface ApiKeyOwner {
  readonly apiKeyId: string;
  readonly userId: string;
  readonly role: Role;
  readonly plan: PlanId;
}

/** Keys that no longer open anything: every gateway forgets them. */
export class ApiKeysRevoked {
  @IsString({ each: true })
  digests: string[];
}
