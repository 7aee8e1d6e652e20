import { message, Nothing } from '../../message';
import { NO_MEMBER } from '../../people/rights';
import { RecordEngagements } from '../engagement.dto';
import { RecordVisits } from '../visit.dto';

export const visit = {
  /** Repeated visits and visits of unpublished menus create no row. `recorded` is the number of new rows. */
  record: message('menus.visit.record', RecordVisits, NO_MEMBER).replies<{ recorded: number }>(),
  recordEngagements: message(
    'menus.visit.record-engagements',
    RecordEngagements,
    NO_MEMBER,
  ).replies<Nothing>(),
} as const;
