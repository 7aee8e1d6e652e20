import type { AttemptError } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One try of a delivery: what was sent beside its body, and what came back. */
@Entity('webhook_attempts')
export class WebhookAttempt {
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  id: string;

  @Column({ type: 'text' })
  deliveryId: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'integer' })
  durationMs: number;

  @Column({ type: 'jsonb' })
  requestHeaders: Record<string, string>;

  /** HTTP status; null when nobody answered. */
  @Column({ type: 'integer', nullable: true })
  status: number | null;

  @Column({ type: 'text', nullable: true })
  responseBody: string | null;

  @Column({ type: 'text', nullable: true })
  error: AttemptError | null;
}
