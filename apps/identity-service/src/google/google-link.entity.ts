import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Links a Google account to a user by issuer and subject, never by address. */
@Entity('google_links')
export class GoogleLink {
  @PrimaryColumn({ type: 'text' })
  issuer: string;

  @PrimaryColumn({ type: 'text' })
  subject: string;

  @Column({ type: 'uuid' })
  userId: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
