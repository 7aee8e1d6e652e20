import type { AttemptError } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

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

  /** HTTP status. Null if there was no answer. */
  @Column({ type: 'integer', nullable: true })
  status: number | null;

  @Column({ type: 'text', nullable: true })
  responseBody: string | null;

  @Column({ type: 'text', nullable: true })
  error: AttemptError | null;
}
