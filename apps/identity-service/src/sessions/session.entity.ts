import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that is signed in (specification §3, "sessions"). */
@Entity('sessions')
export class Session {
  /** Session ID, the digest of the cookie's secret. A reader of the table cannot use it to sign in. */
  @PrimaryColumn({ type: 'text' })
  sid: string;

  @Column({ type: 'jsonb' })
  sess: { userId: string; userAgent: string; createdAt: string };

  @Column({ type: 'timestamptz' })
  expire: Date;

  /** Generated column. A foreign key ties it to the user's row. */
  @Column({ type: 'uuid', insert: false, update: false })
  userId: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** Accurate to the minute. */
  @Column({ type: 'timestamptz' })
  lastUsedAt: Date;
}
