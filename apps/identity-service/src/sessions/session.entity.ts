import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A browser that is signed in (specification §3, "sessions"). */
@Entity('sessions')
export class Session {
  /** Digest of the session's id: who reads the table cannot enter with it. */
  @PrimaryColumn({ type: 'text' })
  sid: string;

  @Column({ type: 'jsonb' })
  sess: { userId: string; userAgent: string; createdAt: string };

  @Column({ type: 'timestamptz' })
  expire: Date;
}
