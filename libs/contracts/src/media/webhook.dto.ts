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
  MaxLength,
} from 'class-validator';
import { Id, Nullable } from '../rules';
import { rules } from '../rules/rules';

/** What integrators can be told of (decisions, "webhooks"). */
export const WEBHOOK_EVENTS = [
  'menu.published',
  'menu.unpublished',
  'menu.updated',
  'menu.deleted',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const MAX_WEBHOOKS = 10;

const TargetUrl = () =>
  rules(
    IsString({ message: RULE_MESSAGES.webhookUrl }),
    MaxLength(500, { message: RULE_MESSAGES.webhookUrl }),
    IsUrl(
      { protocols: ['https', 'http'], require_protocol: true, require_tld: false },
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

/** POST /api/webhooks. */
export class CreateWebhookRequest {
  @TargetUrl()
  url: string;

  @Events()
  events: WebhookEvent[];
}

export class WebhookRequest {
  @Id()
  webhookId: string;
}

/** A webhook as its owner sees it. */
export class WebhookView {
  @Id()
  id: string;

  @IsString()
  url: string;

  @IsIn([...WEBHOOK_EVENTS], { each: true })
  events: WebhookEvent[];

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
}

/** The one time that the secret is told. */
export class CreatedWebhook extends WebhookView {
  /** `whsec_…`: what the signatures of deliveries are made with. */
  @IsString()
  secret: string;
}
