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

/** How late a browser may send what it could not send at once, in seconds: a day. */
export const MAX_LATE_SECONDS = 86_400;

/** POST /api/menu-visits (specification §7). */
export class RecordVisitRequest {
  @Id()
  menuId: string;

  /** Made once by the browser and stored there. */
  @Matches(/^[A-Za-z0-9_-]{8,64}$/, { message: RULE_MESSAGES.visitorId })
  visitorId: string;

  @IsIn([...VISIT_SOURCES], { message: RULE_MESSAGES.source })
  source: VisitSource;

  @Clearable()
  @Text({ max: 1000 })
  userAgent?: string | null;

  /** The language that the menu was read in. */
  @Clearable()
  @Language()
  language?: LanguageCode | null;

  /** The table whose code was scanned. */
  @Clearable()
  @Text({ max: TABLE_NAME_MAX })
  table?: string | null;

  /** The print whose code was scanned. */
  @Clearable()
  @IsIn([...PRINT_LAYOUTS])
  piece?: PrintLayout | null;

  /** Seconds since the visit, where it could not be sent at once. */
  @Omittable()
  @WholeNumber(0, MAX_LATE_SECONDS)
  ageSeconds?: number;
}

/** A visit as it is stored: the address truncated to its network before anything stores it. */
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
