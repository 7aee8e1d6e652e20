import { message } from '../../message';
import { OWNER_ALONE } from '../../people/rights';
import type { DrawnDocument } from '../print.dto';
import { DrawReceipt } from '../receipt.dto';

export const receipt = {
  draw: message('media.receipt.draw', DrawReceipt, OWNER_ALONE).replies<DrawnDocument>(),
} as const;
