import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail that the mail server has taken; its id makes a repeat harmless. */
@Entity('sent_mails')
export class SentMail {
  @PrimaryColumn({ type: 'uuid' })
  mailId: string;

  @Column({ type: 'timestamptz' })
  sentAt: Date;
}
