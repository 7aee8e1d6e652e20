import type { WebhookEvent } from '@cartaviva/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An integrator's URL with the events that it receives. */
@Entity('webhooks')
export class Webhook {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'uuid' })
  accountId: string;

  /** The member who set the URL; null for the account's owner. */
  @Column({ type: 'uuid', nullable: true })
  madeBy: string | null;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', array: true })
  events: WebhookEvent[];

  /** The menus whose changes are sent; null for all menus of the account. */
  @Column({ type: 'uuid', array: true, nullable: true })
  menuIds: string[] | null;

  @Column({ type: 'boolean', default: true })
  isEnabled: boolean;

  /** Time when the system paused the webhook. Null while it is enabled, or if its owner paused it. */
  @Column({ type: 'timestamptz', nullable: true })
  pausedAt: Date | null;

  /** Time of the first failed try since the last 2xx answer. Null if the last answer was 2xx. */
  @Column({ type: 'timestamptz', nullable: true })
  failingSince: Date | null;

  /** Encrypted secret that signs deliveries. A reader of the table cannot sign with it. */
  @Column({ type: 'text' })
  sealedSecret: string;

  /** The member who saw the secret; null for the account's owner. */
  @Column({ type: 'uuid', nullable: true })
  secretMadeBy: string | null;

  /** The previous secret, which also signs until `previousSecretExpiresAt`. */
  @Column({ type: 'text', nullable: true })
  sealedPreviousSecret: string | null;

  /** The member who saw the previous secret; null for the account's owner. */
  @Column({ type: 'uuid', nullable: true })
  previousSecretMadeBy: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  previousSecretExpiresAt: Date | null;

  /** Increases with each change by the owner and when the system pauses the webhook, but not with deliveries. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'timestamptz', nullable: true })
  lastTriedAt: Date | null;

  @Column({ type: 'integer', nullable: true })
  lastStatus: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}

/** Returns the host by which the owner recognizes the webhook. */
export const hostOf = ({ url }: Webhook): string => new URL(url).host.slice(0, 120);
