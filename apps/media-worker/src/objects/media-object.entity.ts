import type { ErrorCode, ObjectPurpose } from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An image of an owner, or of the system. Its bytes are in the storage, under keys made of its id. */
@Entity('objects')
export class MediaObject {
  /** The id of the ticket it came with. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Null of what the system has drawn: everyone may show it, and it is never collected. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @Column({ type: 'text' })
  purpose: ObjectPurpose;

  /** `ready` as soon as the first size can be shown. */
  @Column({ type: 'text', default: 'pending' })
  status: 'pending' | 'ready' | 'failed';

  /** Whether it has every size and format. */
  @Column({ type: 'boolean', default: false })
  isDerived: boolean;

  /** Of the original, as it was uploaded; null of the system's images. */
  @Column({ type: 'integer', nullable: true })
  bytes: number | null;

  /** Of the original, upright, in pixels; known when it is ready. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** A thumbhash in base64; known when it is ready. */
  @Column({ type: 'text', nullable: true })
  placeholder: string | null;

  /** Why it failed. */
  @Column({ type: 'text', nullable: true })
  failure: ErrorCode | null;

  /** The detected format of a file that was refused because of it. */
  @Column({ type: 'text', nullable: true })
  refusedFormat: string | null;

  /** Since when nobody is known to show it; null while somebody does, or nobody has looked. */
  @Column({ type: 'timestamptz', nullable: true })
  unreferencedSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
