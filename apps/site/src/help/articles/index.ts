import type { HelpCategory } from '../help-article';
import { analytics } from './analytics';
import { billing } from './billing';
import { firstSteps } from './first-steps';
import { menus } from './menus';
import { qrCodes } from './qr-codes';
import { troubleshooting } from './troubleshooting';

/** The six categories of specification §2, "Help centre". */
export const CATEGORIES: readonly HelpCategory[] = [
  firstSteps,
  menus,
  qrCodes,
  analytics,
  billing,
  troubleshooting,
];
