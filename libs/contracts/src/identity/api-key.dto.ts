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

/** Body of POST /api/api-keys. */
export class CreateApiKeyRequest {
  @Text({ min: 1, max: 60 })
  name: string;

  /** Defaults to all scopes. `menus:write` includes `menus:read`. */
  @Omittable()
  @Scopes()
  scopes?: ApiKeyScope[];

  /** End of the key's validity. A key without it does not expire. */
  @Clearable()
  @Moment()
  expiresAt?: string | null;
}

/** SHA-256 of a key, in hex. Only the owner knows the key itself. */
export const KeyDigest = () => Matches(/^[0-9a-f]{64}$/);

/** The first characters of a key, by which the owner recognizes it: `cv_live_3fQ9`. */
export const KeyPrefix = () => Matches(/^cv_live_[0-9A-Za-z]{4}$/);

/** An API key as its owner sees it. It never contains the key itself. */
export class ApiKeyView {
  @Id()
  id: string;

  @Text({ max: 60 })
  name: string;

  @IsString()
  prefix: string;

  @IsIn([...API_KEY_SCOPES], { each: true })
  scopes: ApiKeyScope[];

  @IsISO8601()
  createdAt: string;

  /** Time of the last use, to the minute. It is null before the first use. */
  @Nullable()
  @IsISO8601()
  lastUsedAt: string | null;

  /** End of the key's validity. It is null for a key that does not expire. */
  @Nullable()
  @IsISO8601()
  expiresAt: string | null;

  /** End of the previous secret's validity after a rotation. It is null if no previous secret works. */
  @Nullable()
  @IsISO8601()
  previousExpiresAt: string | null;
}

/**
 * A new key, or a key with a new secret. `key` appears only in this reply, because the database stores its digest.
 */
export class CreatedApiKey extends ApiKeyView {
  @IsString()
  key: string;
}

export class ApiKeyDigest {
  @KeyDigest()
  digest: string;
}

/** Owner, scopes and plan of a valid key. The plan sets the hourly limit. */
export interface ApiKeyOwner {
  readonly apiKeyId: string;
  /** The owner's name for the key. */
  readonly name: string;
  /** ID of the person who saw the secret. It is null if that person was erased. */
  readonly madeBy: string | null;
  readonly accountId: string;
  readonly userId: string;
  readonly role: Role;
  readonly plan: PlanId;
  readonly scopes: readonly ApiKeyScope[];
  /** End of the presented secret's validity. It is null for a secret that does not expire. */
  readonly expiresAt: string | null;
}

/** Revoked keys. Every gateway removes them from its cache. */
export class ApiKeysRevoked {
  @IsString({ each: true })
  digests: string[];
}
