import type { WebhookEvent } from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address of an integrator's, and the events it wants. */
@Entity('webhooks')
export class Webhook {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** The member who made it lead there; null for the account's owner. */
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', array: true })
  events: WebhookEvent[];

  /** The menus that it is told of; null for all of the account. */
  @Column({ type: 'uuid', array: true, nullable: true })
  menuIds: string[] | null;

  @Column({ type: 'boolean', default: true })
  isEnabled: boolean;

  /** When we paused it; null when its owner did, and while it is enabled. */
  @Column({ type: 'timestamptz', nullable: true })
  pausedAt: Date | null;

  /** When the first of the tries failed that no 2xx came after; null when the last was answered so. */
  @Column({ type: 'timestamptz', nullable: true })
  failingSince: Date | null;

  /** What deliveries are signed with; whoever reads the table alone cannot sign. */
  @Column({ type: 'text' })
  sealedSecret: string;

  /** The member who saw the secret; null for the account's owner. */
  @Column({ type: 'uuid', nullable: true })
  secretMadeBy: string | null;

  /** The one before it, which signs too until `previousSecretExpiresAt`. */
  @Column({ type: 'text', nullable: true })
  sealedPreviousSecret: string | null;

  /** The member who saw the previous secret; null for the account's owner. */
  @Column({ type: 'uuid', nullable: true })
  previousSecretMadeBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  previousSecretExpiresAt: Date | null;

  /** Grows with each change that its owner makes, and when we pause it; not with each delivery. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', nullable: true })
  lastTriedAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  lastStatus: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** What its owner knows it by. */
export const hostOf = ({ url }: Webhook): string => new URL(url).host.slice(0, 120);
