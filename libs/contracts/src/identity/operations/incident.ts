import { message, Nothing } from '../../message';
import { NO_MEMBER } from '../../people/rights';
import { ChangeIncident, OpenIncident, type IncidentView } from '../../status';

/** Requires an admin; other callers get FORBIDDEN. */
export const incident = {
  /** Open incidents come first, then the newest. */
  list: message('identity.incident.list', Nothing, NO_MEMBER).replies<IncidentView[]>(),
  open: message('identity.incident.open', OpenIncident, NO_MEMBER).replies<IncidentView>(),
  change: message('identity.incident.change', ChangeIncident, NO_MEMBER).replies<IncidentView>(),
} as const;
