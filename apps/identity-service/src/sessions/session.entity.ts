import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that is signed in (specification §3, "sessions"). */
@Entity('sessions')
export class Session {
  /** The session's id, the digest of its secret: who reads the table cannot enter with it. */
  @PrimaryColumn({ type: 'text' })
  sid: string;

  @Column({ type: 'jsonb' })
  sess: { userId: string; userAgent: string; createdAt: string };

  @Column({ type: 'timestamptz' })
  expire: Date;

  /** Computed from `sess`: it ties the session to its owner's row. */
  @Column({ type: 'uuid', insert: false, update: false })
  userId: string;

  /** The account that it acts for. */
  @Column({ type: 'uuid' })
  accountId: string;

  /** To the minute. */
  @Column({ type: 'timestamptz' })
  lastUsedAt: Date;
}
