import type { EntitySubscriberInterface, InsertEvent } from 'typeorm';
import type { TransactionCommitEvent } from 'typeorm/subscriber/event/TransactionCommitEvent.js';
import { OutboxEvent } from './outbox-event.entity';

/** Calls `committed` after each transaction that wrote to the outbox. */
export class OutboxWatch implements EntitySubscriberInterface<OutboxEvent> {
  constructor(private readonly committed: () => void) {}

  listenTo(): typeof OutboxEvent {
    return OutboxEvent;
  }

  afterInsert({ queryRunner }: InsertEvent<OutboxEvent>): void {
    queryRunner.data = { ...queryRunner.data, wroteOutbox: true };
  }

  afterTransactionCommit({ queryRunner }: TransactionCommitEvent): void {
    if (queryRunner.data['wroteOutbox']) this.committed();
  }
}
