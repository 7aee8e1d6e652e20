import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in with the first factor that waits for the second. */
@Entity('sign_in_challenges')
export class SignInChallenge {
  /** Digest of the secret in the browser. */
  @PrimaryColumn({ type: 'text' })
  digest: string;

  @Column({ type: 'uuid' })
  userId: string;

  /** The identity provider, if another service proved the person's identity. */
  @Column({ type: 'text', nullable: true })
  detail: string | null;

  /** Counts right and wrong attempts. */
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
