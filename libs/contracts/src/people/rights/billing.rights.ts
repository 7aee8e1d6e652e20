import type { billing } from '../../billing/messages';
import { ADMINISTRATORS, EVERYONE, NO_MEMBER, OWNER_ALONE, type RightsTo } from './groups';

export const BILLING_RIGHTS = {
  plan: {
    list: EVERYONE,
  },
  account: {
    export: OWNER_ALONE,
  },
  subscription: {
    get: ADMINISTRATORS,
    cancel: OWNER_ALONE,
    resume: OWNER_ALONE,
    grant: NO_MEMBER,
  },
  trial: {
    start: OWNER_ALONE,
  },
  payment: {
    setup: OWNER_ALONE,
    list: OWNER_ALONE,
    get: OWNER_ALONE,
    receipt: OWNER_ALONE,
  },
  order: {
    create: OWNER_ALONE,
    capture: OWNER_ALONE,
    cancel: OWNER_ALONE,
  },
  webhook: {
    receive: EVERYONE,
  },
} satisfies RightsTo<typeof billing>;
