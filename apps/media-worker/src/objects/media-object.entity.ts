import type { ErrorCode, ObjectPurpose } from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An image of an owner or of the system. The storage contains its bytes under keys derived from its ID. */
@Entity('objects')
export class MediaObject {
  /** Same as the ID of the upload ticket. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** Null for images of the system, which everyone may show and garbage collection ignores. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @Column({ type: 'text' })
  purpose: ObjectPurpose;

  /** The status is `ready` as soon as the first size can be shown. */
  @Column({ type: 'text', default: 'pending' })
  status: 'pending' | 'ready' | 'failed';

  /** True if all sizes and formats exist. */
  @Column({ type: 'boolean', default: false })
  isDerived: boolean;

  /** Size of the original upload; null for images of the system. */
  @Column({ type: 'integer', nullable: true })
  bytes: number | null;

  /** Size of the upright original in pixels; null until it is ready. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** A thumbhash in base64; null until it is ready. */
  @Column({ type: 'text', nullable: true })
  placeholder: string | null;

  @Column({ type: 'text', nullable: true })
  failure: ErrorCode | null;

  /** The detected format of a file that was refused because of it. */
  @Column({ type: 'text', nullable: true })
  refusedFormat: string | null;

  /** Time since which nothing shows the image. Null while something does, or before the first check. */
  @Column({ type: 'timestamptz', nullable: true })
  unreferencedSince: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
