import { ACCOUNT_OPERATIONS } from './account.texts';
import { IMAGE_OPERATIONS } from './images.texts';
import type { OperationTexts } from './operation-text';

export const OPERATION_TEXTS: OperationTexts = {
  ...IMAGE_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
};
