import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in that has its first proof and waits for the second. */
@Entity('sign_in_challenges')
export class SignInChallenge {
  /** Of the secret that the browser holds. */
  @PrimaryColumn({ type: 'text' })
  digest: string;

  @Column({ type: 'uuid' })
  userId: string;

  /** Who vouched for the person, if not we. */
  @Column({ type: 'text', nullable: true })
  detail: string | null;

  /** Codes that were tried, right or wrong. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
