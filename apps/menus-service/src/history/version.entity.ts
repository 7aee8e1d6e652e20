import type { VersionAuthor, VersionKind } from '@cartaviva/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a menu was at one of its revisions, and who made it so; `numberVersion` alone writes it. */
@Entity('menu_versions')
export class Version {
  @PrimaryColumn({ type: 'uuid' })
  menuId: string;

  @PrimaryColumn({ type: 'integer' })
  number: number;

  /** The menu's revision before its changes. */
  @Column({ type: 'integer' })
  firstRevision: number;

  /** The menu's revision after them. */
  @Column({ type: 'integer' })
  lastRevision: number;

  @Column({ type: 'text' })
  kind: VersionKind;

  @Column({ type: 'text' })
  author: VersionAuthor['kind'];

  @Column({ type: 'uuid', nullable: true })
  authorId: string | null;

  @Column({ type: 'text', nullable: true })
  authorName: string | null;

  @Column({ type: 'integer', nullable: true })
  restored: number | null;

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz' })
  changedAt: Date;
}
