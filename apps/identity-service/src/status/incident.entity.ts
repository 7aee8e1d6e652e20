import type { ComponentId, Impact, IncidentState } from '@cartaviva/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that went wrong, or a planned interruption. */
@Entity('incidents')
export class Incident {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  component: ComponentId;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text' })
  status: IncidentState;

  @Column({ type: 'text' })
  impact: Impact;

  /** Whether it opened and closes by itself, from what checks find. */
  @Column({ type: 'boolean' })
  isAutomatic: boolean;

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  resolvedAt: Date | null;
}
