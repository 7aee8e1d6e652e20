import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('notices')
export class PayPalWebhook {
  /** PayPal's ID, the same in each repetition. */
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
