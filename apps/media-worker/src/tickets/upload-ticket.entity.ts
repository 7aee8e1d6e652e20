import type { ObjectPurpose } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Permission to upload one image within minutes. */
@Entity('upload_tickets')
export class UploadTicket {
  /** Random, and known only to its owner. The object made from it gets the same ID. */
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** Purpose for which the ticket is valid. Null if it is valid for any. */
  @Column({ type: 'text', nullable: true })
  purpose: ObjectPurpose | null;

  @Column({ type: 'integer' })
  maxBytes: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** Time when the file was last sent. */
  @Column({ type: 'timestamptz', nullable: true })
  redeemedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;
}
