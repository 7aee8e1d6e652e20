import { PERSON_NAME_MAX } from '@cartaviva/domain';
import { CancelledChange } from '../identity/mail.dto';
import { Id, ListOf, Text } from '../rules';

/** What somebody had agreed for later does not come, because they have not the access any more that it takes. */
export class ScheduledChangesEnded {
  @Id()
  ownerId: string;

  /** Who had agreed it. */
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  personName: string;

  @ListOf(() => CancelledChange)
  changes: CancelledChange[];
}
