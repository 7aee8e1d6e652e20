import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail that the mail server has accepted. Its ID prevents a second sending. */
@Entity('sent_mails')
export class SentMail {
  @PrimaryColumn({ type: 'uuid' })
  mailId: string;

  @Column({ type: 'timestamptz' })
  sentAt: Date;
}
