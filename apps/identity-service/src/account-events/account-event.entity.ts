import type { AccountEventKind } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An entry of the audit log. It is never changed, and goes with its account alone. */
@Entity('account_events')
export class AccountEvent {
  /** Order of writing. */
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

  /** The browser it came from, as people call it. */
  @Column({ type: 'text', nullable: true })
  device: string | null;

  /** What it was about: a key's name, a role. */
  @Column({ type: 'text', nullable: true })
  detail: string | null;

  @Column({ type: 'text' })
  requestId: string;
}
