import type { WebhookEvent } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An event that is to be sent to one webhook, or was sent lately. */
@Entity('webhook_deliveries')
export class WebhookDelivery {
  /** Made of the event's id and the webhook's: what the integrator sees as `webhook-id` on every try. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'uuid' })
  webhookId: string;

  @Column({ type: 'text' })
  event: WebhookEvent;

  @Column({ type: 'uuid' })
  menuId: string;

  @Column({ type: 'timestamptz' })
  happenedAt: Date;

  /** How often it was begun. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  /** When it was answered with 2xx. */
  @Column({ type: 'timestamptz', nullable: true })
  endedAt: Date | null;
}
