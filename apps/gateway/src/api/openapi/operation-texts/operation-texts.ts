import { ACCOUNT_OPERATIONS } from './account.texts';
import { IMAGE_OPERATIONS } from './images.texts';
import { MENU_OPERATIONS } from './menus.texts';
import type { OperationTexts } from './operation-text';

export const OPERATION_TEXTS: OperationTexts = {
  ...MENU_OPERATIONS,
  ...IMAGE_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
};
