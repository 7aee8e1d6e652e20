import { message } from '../../message';
import { EDITORS } from '../../people/rights';
import { DrawPrint, type DrawnDocument } from '../print.dto';

export const print = {
  draw: message('media.print.draw', DrawPrint, EDITORS).replies<DrawnDocument>(),
} as const;
