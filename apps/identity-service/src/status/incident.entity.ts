import type { ComponentId, Impact, IncidentState } from '@cartaviva/domain';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A failure of a component, or a planned interruption. */
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

  /** True if checks opened the incident. Checks also close it. */
  @Column({ type: 'boolean' })
  isAutomatic: boolean;

  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  resolvedAt: Date | null;
}
