import type { ContentChange, DeliveryType, WebhookEvent } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A delivery to a webhook: pending, or from the last week. */
@Entity('webhook_deliveries')
export class WebhookDelivery {
  /** Sent as the header `webhook-id` on every try. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'uuid' })
  webhookId: string;

  /** The `type` in the body. */
  @Column({ type: 'text' })
  event: DeliveryType;

  /** Null for a test. */
  @Column({ type: 'uuid', nullable: true })
  menuId: string | null;

  /** Number of the delivery for this webhook and menu; null for a test. */
  @Column({ type: 'integer', nullable: true })
  sequence: number | null;

  /** Oldest first. */
  @Column({ type: 'jsonb', default: [] })
  changes: ContentChange[];

  /** Distinct kinds of changes that were left out because there were too many. */
  @Column({ type: 'text', array: true, default: [] })
  omitted: WebhookEvent[];

  /** Time of the first change. */
  @Column({ type: 'timestamptz' })
  happenedAt: Date;

  /** Time of the next try while the delivery is pending. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  dueAt: Date;

  /** Number of tries in the schedule so far. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** Time of the 2xx answer. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;

  /** Time when the last try failed. */
  @Column({ type: 'timestamptz', nullable: true })
  failedAt: Date | null;

  /** HTTP status of the last try. Null before the first try, and if there was no answer. */
  @Column({ type: 'integer', nullable: true })
  lastStatus: number | null;
}
