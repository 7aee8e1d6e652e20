import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What PayPal told, as it came. */
@Entity('notices')
export class PayPalWebhook {
  /** PayPal's own, the same however often it is sent. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  type: string;

  @Column({ type: 'text' })
  body: string;

  @Column({ type: 'uuid', nullable: true })
  paymentId: string | null;

  @Column({ type: 'timestamptz' })
  receivedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  handledAt: Date | null;
}
