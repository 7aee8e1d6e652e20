import { API_KEY_SCOPES, RULE_MESSAGES, type ApiKeyScope, type PlanId } from '@cartaviva/domain';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsISO8601,
  IsString,
  Matches,
} from 'class-validator';
import type { Role } from '../actor';
import { Clearable, Id, Moment, Nullable, Omittable, Text } from '../rules';
import { rules } from '../rules/rules';

const Scopes = () =>
  rules(
    IsArray({ message: RULE_MESSAGES.keyScopes }),
    ArrayMinSize(1, { message: RULE_MESSAGES.keyScopes }),
    ArrayMaxSize(API_KEY_SCOPES.length, { message: RULE_MESSAGES.keyScopes }),
    ArrayUnique({ message: RULE_MESSAGES.keyScopes }),
    IsIn([...API_KEY_SCOPES], { each: true, message: RULE_MESSAGES.keyScopes }),
  );

/** POST /api/api-keys. */
export class CreateApiKeyRequest {
  @Text({ min: 1, max: 60 })
  name: string;

  /** What the key may do: everything, when it is left out. `menus:write` brings `menus:read` along. */
  @Omittable()
  @Scopes()
  scopes?: ApiKeyScope[];

  /** From when on the key opens nothing; it has no end when this is null or left out. */
  @Clearable()
  @Moment()
  expiresAt?: string | null;
}

/** SHA-256 of a key, in hex: all that anybody but its owner is told of it. */
const KeyDigest = () => Matches(/^[0-9a-f]{64}$/);

/** The first characters of a key, enough to recognise it: `cv_live_3fQ9`. */
const KeyPrefix = () => Matches(/^cv_live_[0-9A-Za-z]{4}$/);

/** A key that the gateway has made: it shows it to its owner once, and tells nobody else. */
export class CreateApiKey extends CreateApiKeyRequest {
  @Text({ max: 300 })
  userAgent: string;

  @KeyPrefix()
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

/** Another secret for a key, which the gateway has made. */
export class RotateApiKey extends RevokeApiKey {
  @KeyPrefix()
  prefix: string;

  @KeyDigest()
  digest: string;
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

  /** What it may do. */
  @IsIn([...API_KEY_SCOPES], { each: true })
  scopes: ApiKeyScope[];

  @IsISO8601()
  createdAt: string;

  /** When it was last used, to the minute; null before the first use. */
  @Nullable()
  @IsISO8601()
  lastUsedAt: string | null;

  /** From when on it opens nothing; null for a key without an end. */
  @Nullable()
  @IsISO8601()
  expiresAt: string | null;

  /** Until when the secret before the last rotation still works; null when none does. */
  @Nullable()
  @IsISO8601()
  previousExpiresAt: string | null;
}

/** A key that was just made, or its new secret. `key` is told this once and stored as a hash alone. */
export class CreatedApiKey extends ApiKeyView {
  @IsString()
  key: string;
}

/** A key that somebody presents. */
export class ApiKeyDigest {
  @KeyDigest()
  digest: string;
}

/** Whom a live key acts for, what it may do, and the plan that its hourly limit follows. */
export interface ApiKeyOwner {
  readonly apiKeyId: string;
  /** What its owner calls it. */
  readonly name: string;
  /** The person who was shown the secret; null for somebody who was erased. */
  readonly madeBy: string | null;
  readonly accountId: string;
  /** The account's owner. */
  readonly userId: string;
  readonly role: Role;
  readonly plan: PlanId;
  readonly scopes: readonly ApiKeyScope[];
  /** From when on the secret that was shown opens nothing; null for one without an end. */
  readonly expiresAt: string | null;
}

/** Keys that no longer open anything: every gateway forgets them. */
export class ApiKeysRevoked {
  @IsString({ each: true })
  digests: string[];
}
