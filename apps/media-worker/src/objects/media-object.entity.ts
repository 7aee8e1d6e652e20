import type { ErrorCode, ObjectPurpose } from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A picture of an owner. Its bytes are in the storage, under keys made of its id. */
@Entity('objects')
export class MediaObject {
  /** The id of the ticket it came with. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  ownerId: string;

  @Column({ type: 'text' })
  purpose: ObjectPurpose;

  /** `ready` as soon as the first size can be shown. */
  @Column({ type: 'text', default: 'pending' })
  status: 'pending' | 'ready' | 'failed';

  /** Of the original, upright, in pixels; known when it is ready. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  @Column({ type: 'integer', nullable: true })
  height: number | null;

  /** Why it failed. */
  @Column({ type: 'text', nullable: true })
  failure: ErrorCode | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
