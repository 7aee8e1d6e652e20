import { PERSON_NAME_MAX } from '@cartaviva/domain';
import { CancelledChange } from '../identity/mail.dto';
import { Id, ListOf, Text } from '../rules';

/** Scheduled changes of a person were cancelled, because the person lost the access that they need. */
export class ScheduledChangesEnded {
  @Id()
  accountId: string;

  /** Name of the person who scheduled them. */
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  personName: string;

  @ListOf(() => CancelledChange)
  changes: CancelledChange[];
}
