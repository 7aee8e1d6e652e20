import type { ApiKeyScope } from '@cartaviva/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A key with which programs act for an account; the key itself is kept nowhere. */
@Entity('api_keys')
export class ApiKey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** The person who was shown its newest secret; null for somebody who was erased. */
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null;

  @Column({ type: 'text' })
  name: string;

  /** The key's first characters, for its owner to recognise it by. */
  @Column({ type: 'text' })
  prefix: string;

  @Column({ type: 'text', unique: true })
  digest: string;

  @Column({ type: 'text', array: true })
  scopes: ApiKeyScope[];

  /** When the secret was last replaced; null for that of the beginning. */
  @Column({ type: 'timestamptz', nullable: true })
  rotatedAt: Date | null;

  /** From when on it opens nothing. */
  @Column({ type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  /** Of the secret before the last rotation, and from when on that one opens nothing. */
  @Column({ type: 'text', nullable: true, unique: true })
  previousDigest: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  previousExpiresAt: Date | null;

  /** Who was shown that secret; null for somebody who was erased. */
  @Column({ type: 'uuid', nullable: true })
  previousMadeBy: string | null;

  @Column({ type: 'timestamptz' })
  createdAt: Date;

  /** To the minute. */
  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;
}
