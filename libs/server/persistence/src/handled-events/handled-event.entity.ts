import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Event that this service has handled. Its ID makes a second delivery harmless. */
@Entity('handled_events')
export class HandledEvent {
  @PrimaryColumn({ type: 'uuid' })
  eventId: string;

  @PrimaryColumn({ type: 'text' })
  handler: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  handledAt: Date;
}
