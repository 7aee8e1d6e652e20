import { message, Nothing } from '../../message';
import { EVERYONE } from '../../people/rights';
import type { TemplateView } from '../template.dto';

export const template = {
  list: message('menus.template.list', Nothing, EVERYONE).replies<TemplateView[]>(),
} as const;
