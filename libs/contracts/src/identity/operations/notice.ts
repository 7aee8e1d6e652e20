import { message, Nothing } from '../../message';
import { NO_MEMBER } from '../../people/rights';
import { SendNotice, type NoticeAudience, type OwnerNoticeView } from '../owner-notice.dto';

/** Mails to all owners. Requires an admin; other callers get FORBIDDEN. */
export const notice = {
  /** The newest notice comes first. */
  list: message('identity.notice.list', Nothing, NO_MEMBER).replies<OwnerNoticeView[]>(),
  audience: message('identity.notice.audience', Nothing, NO_MEMBER).replies<NoticeAudience>(),
  /** Starts the mails, which continue after a restart. */
  send: message('identity.notice.send', SendNotice, NO_MEMBER).replies<OwnerNoticeView>(),
} as const;
