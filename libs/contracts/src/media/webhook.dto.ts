import { RULE_MESSAGES } from '@cartaviva/domain';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  IsUrl,
  IsUUID,
  MaxLength,
} from 'class-validator';
import { CONTENT_CHANGES, type ContentChangeType } from '../menus/content-change.dto';
import { Expected, MAX_VERSION, OverVersion } from '../menus/version';
import { Clearable, Flag, Id, Nullable, Text, Unchanged, WholeNumber } from '../rules';
import { rules } from '../rules/rules';

/** What integrators can subscribe to. */
export const WEBHOOK_EVENTS = CONTENT_CHANGES;
export type WebhookEvent = ContentChangeType;

export const MAX_WEBHOOKS = 10;
/** Longest description of a webhook, in characters. */
export const WEBHOOK_DESCRIPTION_MAX = 120;
/** Most menus that a webhook can be limited to. */
export const MAX_WEBHOOK_MENUS = 50;

const TargetUrl = () =>
  rules(
    IsString({ message: RULE_MESSAGES.webhookUrl }),
    MaxLength(500, { message: RULE_MESSAGES.webhookUrl }),
    IsUrl(
      {
        protocols: ['https', 'http'],
        require_protocol: true,
        require_tld: false,
        disallow_auth: true,
        allow_fragments: false,
      },
      { message: RULE_MESSAGES.webhookUrl },
    ),
  );

const Events = () =>
  rules(
    IsArray({ message: RULE_MESSAGES.webhookEvents }),
    ArrayMinSize(1, { message: RULE_MESSAGES.webhookEvents }),
    ArrayMaxSize(WEBHOOK_EVENTS.length, { message: RULE_MESSAGES.webhookEvents }),
    ArrayUnique({ message: RULE_MESSAGES.webhookEvents }),
    IsIn([...WEBHOOK_EVENTS], { each: true, message: RULE_MESSAGES.webhookEvents }),
  );

const MenuIds = () =>
  rules(
    IsArray({ message: RULE_MESSAGES.list }),
    ArrayMinSize(1, { message: RULE_MESSAGES.webhookMenus }),
    ArrayMaxSize(MAX_WEBHOOK_MENUS, { message: RULE_MESSAGES.tooMany(MAX_WEBHOOK_MENUS) }),
    ArrayUnique({ message: RULE_MESSAGES.webhookMenus }),
    IsUUID('all', { each: true, message: RULE_MESSAGES.webhookMenus }),
  );

/** POST /api/webhooks. */
export class CreateWebhookRequest {
  @TargetUrl()
  url: string;

  @Events()
  events: WebhookEvent[];

  /** The menus that it is told of; all of the account, later ones too, when this is null or left out. */
  @Clearable()
  @MenuIds()
  menuIds?: string[] | null;

  /** What its owner knows it by. */
  @Clearable()
  @Text({ max: WEBHOOK_DESCRIPTION_MAX })
  description?: string | null;
}

export class CreateWebhook extends CreateWebhookRequest {
  /** The id it is to have, so that a write that is sent again makes it once. */
  @Unchanged()
  @Id()
  newId?: string;
}

/** PUT /api/webhooks/{id}: only what is sent changes. */
export class UpdateWebhookRequest {
  @Unchanged()
  @TargetUrl()
  url?: string;

  @Unchanged()
  @Events()
  events?: WebhookEvent[];

  @Clearable()
  @MenuIds()
  menuIds?: string[] | null;

  @Clearable()
  @Text({ max: WEBHOOK_DESCRIPTION_MAX })
  description?: string | null;

  /** False pauses it: what waits is not sent, and what happens meanwhile neither. */
  @Unchanged()
  @Flag()
  isEnabled?: boolean;
}

export class UpdateWebhook extends UpdateWebhookRequest {
  @Id()
  webhookId: string;

  @Expected()
  expectedVersion?: number;
}

export class WebhookRequest {
  @Id()
  webhookId: string;
}

/** A deletion, or another secret. */
export class WebhookOverVersion extends OverVersion {
  @Id()
  webhookId: string;
}

/** A webhook as its owner sees it. */
export class WebhookView {
  @Id()
  id: string;

  @IsString()
  url: string;

  @Nullable()
  @Text({ max: WEBHOOK_DESCRIPTION_MAX })
  description: string | null;

  @IsIn([...WEBHOOK_EVENTS], { each: true })
  events: WebhookEvent[];

  /** The menus that it is told of; null for all of the account. */
  @Nullable()
  @IsUUID('all', { each: true })
  menuIds: string[] | null;

  /** Whether it is sent what happens. */
  @Flag()
  isEnabled: boolean;

  /** When we paused it, because a day of tries failed or its address is gone (410); else null. */
  @Nullable()
  @IsISO8601()
  pausedAt: string | null;

  @IsISO8601()
  createdAt: string;

  /** When it last answered or failed to; null before the first delivery. */
  @Nullable()
  @IsISO8601()
  lastTriedAt: string | null;

  /** HTTP status of that try; null when nobody answered. */
  @Nullable()
  @IsInt()
  lastStatus: number | null;

  /** Until when deliveries are signed with the secret before the current one, too; else null. */
  @Nullable()
  @IsISO8601()
  previousSecretExpiresAt: string | null;

  /** Grows with each change that its owner makes, and when we pause it; the ETag of the webhook. */
  @WholeNumber(1, MAX_VERSION)
  version: number;
}

/** The one time that the secret is told. */
export class CreatedWebhook extends WebhookView {
  /** `whsec_…`: what the signatures of deliveries are made with. */
  @IsString()
  secret: string;
}
