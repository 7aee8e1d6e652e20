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
import { MAX_VERSION } from '../menus/version';
import { Clearable, Flag, Id, Nullable, Text, Unchanged, WholeNumber } from '../rules';
import { rules } from '../rules/rules';

export const WEBHOOK_EVENTS = CONTENT_CHANGES;
export type WebhookEvent = ContentChangeType;

export const MAX_WEBHOOKS = 10;
/** Longest description of a webhook, in characters. */
export const WEBHOOK_DESCRIPTION_MAX = 120;
/** Maximum number of menus to which a webhook can be limited. */
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

/** Body of POST /api/webhooks. */
export class CreateWebhookRequest {
  @TargetUrl()
  url: string;

  @Events()
  events: WebhookEvent[];

  /** Menus whose changes are delivered. Null or absent means all menus of the account, including later ones. */
  @Clearable()
  @MenuIds()
  menuIds?: string[] | null;

  /** Name by which the owner recognizes the webhook. */
  @Clearable()
  @Text({ max: WEBHOOK_DESCRIPTION_MAX })
  description?: string | null;
}

/** Body of PUT /api/webhooks/{id}. Absent fields keep their values. */
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

  /** False pauses the webhook. Pending deliveries are given up, and changes during the pause are never delivered. */
  @Unchanged()
  @Flag()
  isEnabled?: boolean;
}

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

  /** Menus whose changes are delivered. Null means all menus of the account. */
  @Nullable()
  @IsUUID('all', { each: true })
  menuIds: string[] | null;

  @Flag()
  isEnabled: boolean;

  /**
   * Time at which the service paused the webhook, because attempts failed for a day or its address answered 410. It
   * is null otherwise.
   */
  @Nullable()
  @IsISO8601()
  pausedAt: string | null;

  @IsISO8601()
  createdAt: string;

  /** Time of the last attempt. It is null before the first delivery. */
  @Nullable()
  @IsISO8601()
  lastTriedAt: string | null;

  /** HTTP status of that attempt. It is null if no response arrived. */
  @Nullable()
  @IsInt()
  lastStatus: number | null;

  /** Until this time, the previous secret signs deliveries as well. It is null if only the current secret signs. */
  @Nullable()
  @IsISO8601()
  previousSecretExpiresAt: string | null;

  /** ETag of the webhook. It grows with each change by the owner, and when the service pauses the webhook. */
  @WholeNumber(1, MAX_VERSION)
  version: number;
}

/** A webhook with its secret, which appears only in this reply. */
export class CreatedWebhook extends WebhookView {
  /** Key of the delivery signatures, in the form `whsec_…`. */
  @IsString()
  secret: string;
}
