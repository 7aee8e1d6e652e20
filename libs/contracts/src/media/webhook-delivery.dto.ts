import { IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import { Id, ListOf, Nullable } from '../rules';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook.dto';
import { DELIVERY_TYPES, type DeliveryType } from './webhook-payload.dto';

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export const ATTEMPT_ERRORS = [
  /** The host name does not resolve. */
  'unresolved',
  /** The host is not on the public internet, or its port is not allowed. */
  'forbidden',
  /** The connection was refused or broke off. */
  'connection',
  /** The certificate is not valid for the host. */
  'certificate',
  /** No response arrived within ten seconds. */
  'timeout',
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

/** A delivery in a webhook's log, which keeps it for a week. */
export class WebhookDeliveryView {
  /** Equals the header `webhook-id` of every attempt. */
  @Id()
  id: string;

  @IsIn([...DELIVERY_TYPES])
  type: DeliveryType;

  /** Distinct kinds of the reported changes. It is empty in a test. */
  @IsIn([...WEBHOOK_EVENTS], { each: true })
  events: WebhookEvent[];

  /** Null in a test. */
  @Nullable()
  @Id()
  menuId: string | null;

  /** Number of the delivery for this menu and webhook, starting at 1. It is null in a test. */
  @Nullable()
  @IsInt()
  sequence: number | null;

  @IsIn([...DELIVERY_STATUSES])
  status: DeliveryStatus;

  /** Time of the first reported change. */
  @IsISO8601()
  createdAt: string;

  /** Time of the next attempt. It is null unless the delivery is pending. */
  @Nullable()
  @IsISO8601()
  nextAttemptAt: string | null;

  @IsInt()
  attemptCount: number;

  /** HTTP status of the last attempt. It is null before the first attempt, and if no response arrived. */
  @Nullable()
  @IsInt()
  lastStatus: number | null;
}

export class WebhookHeaderView {
  @IsString()
  name: string;

  @IsString()
  value: string;
}

export class WebhookAttemptView {
  @IsISO8601()
  at: string;

  /** Milliseconds from the first byte sent to the end of the response, or to the moment of giving up. */
  @IsInt()
  durationMs: number;

  @ListOf(() => WebhookHeaderView)
  requestHeaders: WebhookHeaderView[];

  /** HTTP status of the response. It is null if no response arrived. */
  @Nullable()
  @IsInt()
  status: number | null;

  /** The first 2048 bytes of the response, as UTF-8. It is null if no response arrived. */
  @Nullable()
  @IsString()
  responseBody: string | null;

  /** Reason why no response arrived. It is null if one did. */
  @Nullable()
  @IsIn([...ATTEMPT_ERRORS])
  error: AttemptError | null;
}

export class WebhookDeliveryDetail extends WebhookDeliveryView {
  /** The same body is sent on each attempt. */
  @IsString()
  body: string;

  /** The newest attempt comes first. */
  @ListOf(() => WebhookAttemptView)
  attempts: WebhookAttemptView[];
}
