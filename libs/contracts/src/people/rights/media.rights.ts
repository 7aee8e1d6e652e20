import type { media } from '../../media/messages';
import { ADMINISTRATORS, EDITORS, EVERYONE, OWNER_ALONE, type RightsTo } from './groups';

export const MEDIA_RIGHTS = {
  ticket: {
    issue: EDITORS,
    redeem: EDITORS,
    fetch: EDITORS,
  },
  storage: {
    usage: EDITORS,
  },
  account: {
    objects: OWNER_ALONE,
  },
  webhook: {
    list: ADMINISTRATORS,
    create: ADMINISTRATORS,
    get: ADMINISTRATORS,
    update: ADMINISTRATORS,
    delete: ADMINISTRATORS,
    rotateSecret: ADMINISTRATORS,
    test: ADMINISTRATORS,
  },
  webhookDelivery: {
    list: ADMINISTRATORS,
    get: ADMINISTRATORS,
    redeliver: ADMINISTRATORS,
  },
  menuDraft: {
    read: EDITORS,
  },
  // Public pages need these images and fonts.
  headingFont: {
    make: EVERYONE,
  },
  shareImage: {
    make: EVERYONE,
  },
  print: {
    draw: EDITORS,
  },
  receipt: {
    draw: OWNER_ALONE,
  },
  object: {
    confirm: EDITORS,
    // Menus-service calls these on behalf of the person who changes a menu.
    require: EDITORS,
    requireAll: EDITORS,
  },
} satisfies RightsTo<typeof media>;
