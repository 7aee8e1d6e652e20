import type { PlanId } from '@cartaviva/domain';
import { IsISO8601, IsString, Matches } from 'class-validator';
import type { Role } from '../actor';
import { Id, Nullable, Text } from '../rules';

/** POST /api/api-keys. */
export class CreateApiKeyRequest {
  @Text({ min: 1, max: 60 })
  name: string;
}

/** SHA-256 of a key, in hex: all that anybody but its owner is told of it. */
const KeyDigest = () => Matches(/^[0-9a-f]{64}$/);

/** A key that the gateway has made: it shows it to its owner once, and tells nobody else. */
export class CreateApiKey extends CreateApiKeyRequest {
  @Text({ max: 300 })
  userAgent: string;

  /** The first characters of the key, enough to recognise it: `cv_live_3fQ9`. */
  @Matches(/^cv_live_[0-9A-Za-z]{4}$/)
  prefix: string;

  @KeyDigest()
  digest: string;
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

/** A key that somebody presents. */
export class ApiKeyDigest {
  @KeyDigest()
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
