import { message } from '../../message';
import { THEMSELF } from '../../people/rights';
import { AccountOfSession, type JoinedAccountView } from '../people.dto';
import { CurrentSession, type SignedIn } from '../session.dto';

/** Accounts that the acting person may act for. Only the person can send these messages, not an API key. */
export const membership = {
  /** The person's own accounts come first. */
  list: message('identity.membership.list', CurrentSession, THEMSELF).replies<
    JoinedAccountView[]
  >(),
  /** Replaces the current session with one that acts for the account. */
  enter: message('identity.membership.enter', AccountOfSession, THEMSELF).replies<SignedIn>(),
  /**
   * Replies with a new session for the person's own account if the current session acted for the account that they
   * leave.
   */
  leave: message('identity.membership.leave', AccountOfSession, THEMSELF).replies<{
    signedIn: SignedIn | null;
  }>(),
} as const;
