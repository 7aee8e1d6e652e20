import type { menus } from '../../menus/messages';
import { rowsSetAvailabilityAlone, setsAvailabilityAlone } from './availability-alone';
import {
  ADMINISTRATORS,
  ANALYTICS_READERS,
  CONTENT_READERS,
  EDITORS,
  EVERYONE,
  NO_MEMBER,
  OWNER_ALONE,
  THEMSELF,
  type RightsTo,
} from './groups';

export const MENUS_RIGHTS = {
  menu: {
    list: CONTENT_READERS,
    create: ADMINISTRATORS,
    get: CONTENT_READERS,
    // Includes publication. The address follows the restaurant's name, and former addresses lead to it.
    update: EDITORS,
    delete: ADMINISTRATORS,
    restore: ADMINISTRATORS,
    duplicate: ADMINISTRATORS,
    arrange: EDITORS,
    changePrices: EDITORS,
    import: EDITORS,
    print: EDITORS,
    export: EDITORS,
  },
  workbook: {
    // Also creates menus.
    import: ADMINISTRATORS,
    export: EDITORS,
  },
  entitlement: {
    store: OWNER_ALONE,
  },
  restaurant: {
    list: CONTENT_READERS,
    get: CONTENT_READERS,
    create: ADMINISTRATORS,
    update: EDITORS,
    arrange: ADMINISTRATORS,
    delete: ADMINISTRATORS,
  },
  category: {
    search: CONTENT_READERS,
    get: CONTENT_READERS,
    create: EDITORS,
    update: EDITORS,
    delete: EDITORS,
  },
  item: {
    search: CONTENT_READERS,
    get: CONTENT_READERS,
    create: EDITORS,
    update: { ...EDITORS, kitchen: setsAvailabilityAlone },
    deleteMany: EDITORS,
    upsert: { ...EDITORS, kitchen: rowsSetAvailabilityAlone },
    delete: EDITORS,
    restore: EDITORS,
    sharing: CONTENT_READERS,
    share: EDITORS,
    separate: EDITORS,
  },
  priceChange: {
    read: EDITORS,
    preview: EDITORS,
    apply: EDITORS,
    undo: EDITORS,
    list: EDITORS,
  },
  scheduledChange: {
    create: EDITORS,
    list: EDITORS,
    get: EDITORS,
    cancel: EDITORS,
  },
  history: {
    list: EDITORS,
    compare: EDITORS,
    restore: EDITORS,
  },
  dashboard: {
    stats: CONTENT_READERS,
    analytics: ANALYTICS_READERS,
    activity: EDITORS,
  },
  template: {
    list: EVERYONE,
  },
  translation: {
    list: CONTENT_READERS,
    save: EDITORS,
  },
  analytics: {
    of: ANALYTICS_READERS,
    export: ANALYTICS_READERS,
    compare: ANALYTICS_READERS,
    advice: ANALYTICS_READERS,
    allowLive: ANALYTICS_READERS,
    weeklyMail: THEMSELF,
    setWeeklyMail: THEMSELF,
    stopWeeklyMail: EVERYONE,
  },
  publicMenu: {
    find: EVERYONE,
    findMany: EVERYONE,
    findRestaurant: EVERYONE,
    resolve: EVERYONE,
    resolveShortCode: EVERYONE,
    sitemap: EVERYONE,
  },
  image: {
    referenced: NO_MEMBER,
  },
  account: {
    export: OWNER_ALONE,
  },
  visit: {
    record: NO_MEMBER,
    recordEngagements: NO_MEMBER,
  },
} satisfies RightsTo<typeof menus>;
