import { isCalendarDay, NOTICE_KINDS, NOTICE_TEXT_MAX, type NoticeKind } from '@cartaviva/domain';
import { IsIn, IsInt, IsISO8601, ValidateBy } from 'class-validator';
import { Id, Nullable, Text } from '../rules';

const Day = () =>
  ValidateBy(
    {
      name: 'isCalendarDay',
      validator: { validate: (value) => typeof value === 'string' && isCalendarDay(value) },
    },
    { message: 'Escribe una fecha, como 2026-12-22' },
  );

/** Body of POST /api/admin/notices: a mail to all owners about new prices or terms. */
export class SendNoticeRequest {
  @IsIn([...NOTICE_KINDS], { message: 'Elige de qué avisas: precios o términos' })
  kind: NoticeKind;

  /** First day on which the change applies, in the form `2026-12-22`. */
  @Day()
  effectiveOn: string;

  @Text({
    min: 20,
    max: NOTICE_TEXT_MAX,
    message: 'Di qué cambia, con 20 letras o más',
  })
  text: string;
}

export class OwnerNoticeView {
  @Id()
  id: string;

  @IsIn([...NOTICE_KINDS])
  kind: NoticeKind;

  @Text({ max: 10 })
  effectiveOn: string;

  @Text({ max: NOTICE_TEXT_MAX })
  text: string;

  /** Number of owners when the notice was sent. */
  @IsInt()
  recipients: number;

  /** Number of mails that were requested so far. */
  @IsInt()
  sent: number;

  @IsISO8601()
  createdAt: string;

  /** Time at which the last mail was requested. It is null while mails are outstanding. */
  @Nullable()
  @IsISO8601()
  finishedAt: string | null;
}

/** Reply of GET /api/admin/notices/audience: the number of owners whom a notice reaches now. */
export class NoticeAudience {
  @IsInt()
  recipients: number;
}
