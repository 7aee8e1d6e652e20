import type { WebhookEvent } from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address of an integrator's, and the events it wants. */
@Entity('webhooks')
export class Webhook {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', array: true })
  events: WebhookEvent[];

  /** What deliveries are signed with; whoever reads the table alone cannot sign. */
  @Column({ type: 'text' })
  sealedSecret: string;

  @Column({ type: 'timestamptz', nullable: true })
  lastTriedAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  lastStatus: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
