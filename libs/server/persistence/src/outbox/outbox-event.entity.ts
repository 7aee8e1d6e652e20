import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event that was decided in the same transaction as the change it tells of. */
@Entity('outbox')
export class OutboxEvent {
  /** Order of writing; the relay sends in this order. */
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

  /** W3C Trace Context of the change, in a system that is traced. */
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
