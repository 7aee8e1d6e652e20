import type { ApiKeyScope } from '@cartaviva/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An API key, with which programs act for an account. Only a digest of the key is stored. */
@Entity('api_keys')
export class ApiKey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** The user who saw the newest secret. Null if that user was erased. */
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null;

  @Column({ type: 'text' })
  name: string;

  /** First characters of the key, by which the owner recognizes it. */
  @Column({ type: 'text' })
  prefix: string;

  @Column({ type: 'text', unique: true })
  digest: string;

  @Column({ type: 'text', array: true })
  scopes: ApiKeyScope[];

  /** Time of the last rotation. Null if the key still has its first secret. */
  @Column({ type: 'timestamptz', nullable: true })
  rotatedAt: Date | null;

  /** Time from which the current secret is no longer accepted. Null if it does not expire. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Digest of the secret before the last rotation. It is accepted until `previousExpiresAt`. */
  @Column({ type: 'text', nullable: true, unique: true })
  previousDigest: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  previousExpiresAt: Date | null;

  /** The user who saw the previous secret. Null if that user was erased. */
  @Column({ type: 'uuid', nullable: true })
  previousMadeBy: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** Accurate to the minute. */
  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
