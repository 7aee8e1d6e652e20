import type { AccountEventKind } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of the audit log. Entries are never changed, and are deleted only together with their user. */
@Entity('account_events')
export class AccountEvent {
  /** Insertion order. */
  @PrimaryColumn({ type: 'bigint', generated: 'identity' })
  position: string;

  @Column({ type: 'uuid', default: () => 'gen_random_uuid()' })
  id: string;

  @Column({ type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  kind: AccountEventKind;

  @Column({ type: 'timestamptz' })
  at: Date;

  /** Name of the browser, for example "Chrome en Android". */
  @Column({ type: 'text', nullable: true })
  device: string | null;

  /** Subject of the event, for example the name of a key, or a role. */
  @Column({ type: 'text', nullable: true })
  detail: string | null;

  @Column({ type: 'text' })
  requestId: string;
}
