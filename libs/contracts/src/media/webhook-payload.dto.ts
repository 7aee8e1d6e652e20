import { IsIn, IsISO8601 } from 'class-validator';
import { ContentChange } from '../menus/content-change.dto';
import { MAX_CONTENT_CHANGES } from '../menus/menu-changed.event';
import { Flag, Id, ListOf, Nested, WholeNumber } from '../rules';

/** The `type` of a delivery: what changed in one menu, or a test that its owner asked for. */
export const DELIVERY_TYPES = ['menu.changed', 'webhook.test'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

const MAX_SEQUENCE = 2_147_483_647;

export class MenuChangedData {
  @Id()
  menuId: string;

  /** Counts the deliveries about this menu to this webhook: each is one more than the one before. */
  @WholeNumber(1, MAX_SEQUENCE)
  sequence: number;

  /** Whether more changed than `events` names: whoever keeps a copy of the menu reads it again. */
  @Flag()
  isPartial: boolean;

  /** What changed, of what the webhook is subscribed to, oldest first. */
  @ListOf(() => ContentChange, { max: MAX_CONTENT_CHANGES })
  events: ContentChange[];
}

/** The body of a delivery: all that changed in one menu within a second, or since it last answered. */
export class MenuChangedPayload {
  @IsIn(['menu.changed'])
  type: 'menu.changed';

  /** When the first of it happened. */
  @IsISO8601()
  timestamp: string;

  @Nested(() => MenuChangedData)
  data: MenuChangedData;
}

export class WebhookTestData {
  @Id()
  webhookId: string;
}

/** The body of a test that its owner asked for. */
export class WebhookTestPayload {
  @IsIn(['webhook.test'])
  type: 'webhook.test';

  @IsISO8601()
  timestamp: string;

  @Nested(() => WebhookTestData)
  data: WebhookTestData;
}

export type WebhookPayload = MenuChangedPayload | WebhookTestPayload;
