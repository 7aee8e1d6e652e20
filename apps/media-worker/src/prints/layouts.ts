import type { PrintLayout } from '@cartaviva/domain';
import { drawLabels } from './label.layout';
import { drawMenu } from './menu.layout';
import { drawPoster } from './poster.layout';
import type { Layout } from './print';
import { drawTents } from './tent.layout';

export const LAYOUTS: Readonly<Record<PrintLayout, Layout>> = {
  tent: drawTents,
  label: drawLabels,
  poster: drawPoster,
  menu: drawMenu,
};
