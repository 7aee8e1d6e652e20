import { ACCOUNT_TEXTS } from './account.texts';
import { ANALYTICS_TEXTS } from './analytics.texts';
import { BILLING_TEXTS } from './billing.texts';
import { COMMON_TEXTS } from './common.texts';
import type { FieldText, FieldTexts } from './field-text';
import { HISTORY_TEXTS } from './history.texts';
import { IMAGE_TEXTS } from './images.texts';
import { ITEM_ROW_TEXTS } from './item-rows.texts';
import { IMPORT_TEXTS } from './imports.texts';
import { MENU_TEXTS } from './menus.texts';
import { PRICE_CHANGE_TEXTS } from './price-changes.texts';
import { SCHEDULED_CHANGE_TEXTS } from './scheduled-changes.texts';
import { RESTAURANT_TEXTS } from './restaurants.texts';
import { STATUS_TEXTS } from './status.texts';
import { WEBHOOK_TEXTS } from './webhooks.texts';

const TEXTS: FieldTexts = {
  ...COMMON_TEXTS,
  ...MENU_TEXTS,
  ...ITEM_ROW_TEXTS,
  ...IMPORT_TEXTS,
  ...RESTAURANT_TEXTS,
  ...HISTORY_TEXTS,
  ...PRICE_CHANGE_TEXTS,
  ...SCHEDULED_CHANGE_TEXTS,
  ...ANALYTICS_TEXTS,
  ...ACCOUNT_TEXTS,
  ...BILLING_TEXTS,
  ...IMAGE_TEXTS,
  ...STATUS_TEXTS,
  ...WEBHOOK_TEXTS,
};

/** Returns the description of a field. A text for `Schema.field` takes precedence over one for the field name. */
export const textOf = (schema: string, field: string): FieldText | undefined =>
  TEXTS[`${schema}.${field}`] ?? TEXTS[field];
