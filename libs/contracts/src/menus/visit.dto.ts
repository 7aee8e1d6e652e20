import {
  PRINT_LAYOUTS,
  RULE_MESSAGES,
  TABLE_NAME_MAX,
  VISIT_SOURCES,
  type LanguageCode,
  type PrintLayout,
  type VisitSource,
} from '@cartaviva/domain';
import { IsIn, IsISO8601, Matches } from 'class-validator';
import { Clearable, Id, Language, ListOf, Omittable, Text, WholeNumber } from '../rules';

/** Maximum delay in seconds of a request that a browser could not send immediately: one day. */
export const MAX_LATE_SECONDS = 86_400;

/** Body of POST /api/menu-visits (specification §7). */
export class RecordVisitRequest {
  @Id()
  menuId: string;

  /** Random ID that the browser creates and stores. */
  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: RULE_MESSAGES.visitorId })
  visitorId: string;

  @IsIn([...VISIT_SOURCES], { message: RULE_MESSAGES.source })
  source: VisitSource;

  @Clearable()
  @Text({ max: 1000 })
  userAgent?: string | null;

  @Clearable()
  @Language()
  language?: LanguageCode | null;

  /** Table whose code was scanned. */
  @Clearable()
  @Text({ max: TABLE_NAME_MAX })
  table?: string | null;

  /** Printed layout whose code was scanned. */
  @Clearable()
  @IsIn([...PRINT_LAYOUTS])
  piece?: PrintLayout | null;

  /** Seconds since the visit, if it could not be sent then. */
  @Omittable()
  @WholeNumber(0, MAX_LATE_SECONDS)
  ageSeconds?: number;
}

/** A visit to store. Its address is already truncated to the network. */
export class Visit extends RecordVisitRequest {
  @Clearable()
  @Text({ max: 64 })
  ipAddress?: string | null;

  @IsISO8601()
  at: string;
}

export class RecordVisits {
  @ListOf(() => Visit)
  visits: Visit[];
}
