import { IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import { PageRequest } from '../page';
import { Id, ListOf, Nullable } from '../rules';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook.dto';
import { DELIVERY_TYPES, type DeliveryType } from './webhook-payload.dto';

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** Why nobody answered a try. */
export const ATTEMPT_ERRORS = [
  /** The name of the host leads nowhere. */
  'unresolved',
  /** The host is not of the open internet, or its port is not allowed. */
  'forbidden',
  /** Nobody took the connection, or it broke off. */
  'connection',
  /** The certificate is not valid for the host. */
  'certificate',
  /** No answer within ten seconds. */
  'timeout',
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

export class WebhookDeliveriesRequest extends PageRequest {
  @Id()
  webhookId: string;
}

export class WebhookDeliveryRequest {
  @Id()
  webhookId: string;

  @Id()
  deliveryId: string;
}

/** A delivery in the log of a webhook; deliveries stay there for a week. */
export class WebhookDeliveryView {
  /** The same as `webhook-id` on each try. */
  @Id()
  id: string;

  @IsIn([...DELIVERY_TYPES])
  type: DeliveryType;

  /** The kinds of what it tells, each once; none in a test. */
  @IsIn([...WEBHOOK_EVENTS], { each: true })
  events: WebhookEvent[];

  /** Null in a test. */
  @Nullable()
  @Id()
  menuId: string | null;

  /** Counts the deliveries about this menu to this webhook, from 1; null in a test. */
  @Nullable()
  @IsInt()
  sequence: number | null;

  @IsIn([...DELIVERY_STATUSES])
  status: DeliveryStatus;

  /** When the first of what it tells happened. */
  @IsISO8601()
  createdAt: string;

  /** When it is tried next; null unless it is pending. */
  @Nullable()
  @IsISO8601()
  nextAttemptAt: string | null;

  /** How often it was tried. */
  @IsInt()
  attemptCount: number;

  /** HTTP status of the last try; null before the first, and when nobody answered. */
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

/** One try of a delivery: what was sent beside the body, and what came back. */
export class WebhookAttemptView {
  @IsISO8601()
  at: string;

  /** From the first byte sent to the end of the answer, or to giving up, in milliseconds. */
  @IsInt()
  durationMs: number;

  @ListOf(() => WebhookHeaderView)
  requestHeaders: WebhookHeaderView[];

  /** HTTP status of the answer; null when nobody answered. */
  @Nullable()
  @IsInt()
  status: number | null;

  /** The first 2048 bytes of the answer, as UTF-8; null when nobody answered. */
  @Nullable()
  @IsString()
  responseBody: string | null;

  /** Why nobody answered; null when somebody did. */
  @Nullable()
  @IsIn([...ATTEMPT_ERRORS])
  error: AttemptError | null;
}

/** A delivery with all that was sent and answered. */
export class WebhookDeliveryDetail extends WebhookDeliveryView {
  /** The body, as it is sent on each try. */
  @IsString()
  body: string;

  /** The newest first. */
  @ListOf(() => WebhookAttemptView)
  attempts: WebhookAttemptView[];
}
