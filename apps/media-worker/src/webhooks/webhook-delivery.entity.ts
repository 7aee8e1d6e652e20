import type { ContentChange, DeliveryType, WebhookEvent } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What is to be sent to one webhook, or was sent within a week. */
@Entity('webhook_deliveries')
export class WebhookDelivery {
  /** What the integrator sees as `webhook-id` on every try. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'uuid' })
  webhookId: string;

  /** The `type` of its body. */
  @Column({ type: 'text' })
  event: DeliveryType;

  /** Null in a test. */
  @Column({ type: 'uuid', nullable: true })
  menuId: string | null;

  /** Counts the deliveries of this menu to this webhook; null in a test. */
  @Column({ type: 'integer', nullable: true })
  sequence: number | null;

  /** What changed, oldest first. */
  @Column({ type: 'jsonb', default: [] })
  changes: ContentChange[];

  /** The kinds of changes that there were too many of to name each, each kind once. */
  @Column({ type: 'text', array: true, default: [] })
  omitted: WebhookEvent[];

  /** When the first of it happened. */
  @Column({ type: 'timestamptz' })
  happenedAt: Date;

  /** When it is to be tried next, while it is pending. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;

  /** How many tries of its schedule are over. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** When it was answered with 2xx. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** When its last try failed. */
  @Column({ type: 'timestamptz', nullable: true })
  failedAt: Date | null;

  /** HTTP status of its last try; null before the first, and when nobody answered. */
  @Column({ type: 'integer', nullable: true })
  lastStatus: number | null;
}
