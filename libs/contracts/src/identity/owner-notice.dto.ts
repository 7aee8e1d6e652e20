import { isCalendarDay, NOTICE_KINDS, NOTICE_TEXT_MAX, type NoticeKind } from '@cartaviva/domain';
import { IsIn, IsInt, IsISO8601, ValidateBy } from 'class-validator';
import { Id, Nullable, Text, Unchanged } from '../rules';

const Day = () =>
  ValidateBy(
    {
      name: 'isCalendarDay',
      validator: { validate: (value) => typeof value === 'string' && isCalendarDay(value) },
    },
    { message: 'Escribe una fecha, como 2026-12-22' },
  );

/** POST /api/admin/notices: a mail to all owners about new prices or terms. */
export class SendNoticeRequest {
  @IsIn([...NOTICE_KINDS], { message: 'Elige de qué avisas: precios o términos' })
  kind: NoticeKind;

  /** The day from which it counts, as `2026-12-22`. */
  @Day()
  effectiveOn: string;

  @Text({
    min: 20,
    max: NOTICE_TEXT_MAX,
    message: 'Di qué cambia, con 20 letras o más',
  })
  text: string;
}

export class SendNotice extends SendNoticeRequest {
  /** Makes a write that is sent again find what the first one made. */
  @Unchanged()
  @Id()
  newId?: string;
}

/** A mail to all owners, and how far it is. */
export class OwnerNoticeView {
  @Id()
  id: string;

  @IsIn([...NOTICE_KINDS])
  kind: NoticeKind;

  @Text({ max: 10 })
  effectiveOn: string;

  @Text({ max: NOTICE_TEXT_MAX })
  text: string;

  /** Owners there were when it was sent. */
  @IsInt()
  recipients: number;

  /** Owners whose mail was asked for so far. */
  @IsInt()
  sent: number;

  @IsISO8601()
  createdAt: string;

  /** When the last one was asked for; null while it goes on. */
  @Nullable()
  @IsISO8601()
  finishedAt: string | null;
}

/** GET /api/admin/notices/audience: how many owners a notice goes to now. */
export class NoticeAudience {
  @IsInt()
  recipients: number;
}
