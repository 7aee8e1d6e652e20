import { IsIn, IsISO8601 } from 'class-validator';
import { ContentChange } from '../menus/content-change.dto';
import { MAX_CONTENT_CHANGES } from '../menus/menu-changed.event';
import { Flag, Id, ListOf, Nested, WholeNumber } from '../rules';

/** Values of a delivery's `type`: changes of one menu, or a test that the owner requested. */
export const DELIVERY_TYPES = ['menu.changed', 'webhook.test'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

const MAX_SEQUENCE = 2_147_483_647;

export class MenuChangedData {
  @Id()
  menuId: string;

  /** Number of the delivery for this menu and webhook. Each delivery has the next number. */
  @WholeNumber(1, MAX_SEQUENCE)
  sequence: number;

  /** True if more changed than `events` lists. Programs that store a copy of the menu must read it again. */
  @Flag()
  isPartial: boolean;

  /** Changes that match the webhook's subscription, in chronological order. */
  @ListOf(() => ContentChange, { max: MAX_CONTENT_CHANGES })
  events: ContentChange[];
}

/** Body of a delivery: the changes of one menu within a second, or since the webhook last answered. */
export class MenuChangedPayload {
  @IsIn(['menu.changed'])
  type: 'menu.changed';

  /** Time of the first change. */
  @IsISO8601()
  timestamp: string;

  @Nested(() => MenuChangedData)
  data: MenuChangedData;
}

export class WebhookTestData {
  @Id()
  webhookId: string;
}

export class WebhookTestPayload {
  @IsIn(['webhook.test'])
  type: 'webhook.test';

  @IsISO8601()
  timestamp: string;

  @Nested(() => WebhookTestData)
  data: WebhookTestData;
}

export type WebhookPayload = MenuChangedPayload | WebhookTestPayload;
