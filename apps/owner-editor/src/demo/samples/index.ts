import type { DemoMenu } from '../demo-menu';
import { chimi } from './chimi';
import { fogon } from './fogon';
import { mariscos } from './mariscos';

/** Sample menus of demo mode: 3 menus, 24 items, 2 published (specification §9). */
export const SAMPLE_MENUS: readonly DemoMenu[] = [fogon, mariscos, chimi];
