import { get, list, operations, tagged } from '../../operation';
import { EVERYONE } from '../../people/rights';
import { TemplateView } from '../template.dto';

const operation = operations('Plantillas');

export const template = {
  list: operation('menus.templates.list', {
    http: get('/api/menu-templates'),
    summary: 'Menús completos con los que empezar',
    about: 'Plantillas para cafetería, comedor criollo, pizzería, food truck, bar y sushi.',
    reply: tagged(list(TemplateView)),
    access: 'public',
    rights: EVERYONE,
  }),
} as const;
