import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Event that is written in the same transaction as the change that it describes. */
@Entity('outbox')
export class OutboxEvent {
  /** Position in the order of writing, which is also the order of sending. */
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  position: string;

  @Column({ type: 'uuid', unique: true })
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'jsonb' })
  payload: object;

  @Column({ type: 'text' })
  requestId: string;

  /** W3C Trace Context of the change if tracing is on. */
  @Column({ type: 'text', nullable: true })
  traceparent: string | null;

  @Column({ type: 'boolean' })
  broadcast: boolean;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  occurredAt: Date;

  @Index()
  @Column({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null;
}
