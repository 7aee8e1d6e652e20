import { message } from '../../message';
import { NO_MEMBER } from '../../people/rights';
import { PageRequest, type Page } from '../../page';
import { ChangeRole, FindUsers, UserRequest } from '../admin.dto';
import type { DemoRequestView } from '../demo-request.dto';
import type { UserView } from '../user.dto';

/** Requires an admin; other callers get FORBIDDEN. */
export const admin = {
  users: message('identity.admin.users', FindUsers, NO_MEMBER).replies<Page<UserView>>(),
  /** Returns the account in which a user starts. */
  accountOf: message('identity.admin.account-of', UserRequest, NO_MEMBER).replies<{
    accountId: string;
  }>(),
  changeRole: message('identity.admin.change-role', ChangeRole, NO_MEMBER).replies<UserView>(),
  demoRequests: message('identity.admin.demo-requests', PageRequest, NO_MEMBER).replies<
    Page<DemoRequestView>
  >(),
} as const;
