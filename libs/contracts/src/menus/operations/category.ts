import { del, get, operations, page, post, put, resource, written } from '../../operation';
import { PartRequest } from '../../page';
import { CONTENT_READERS, EDITORS } from '../../people/rights';
import { CategoryView, CreateCategoryRequest, UpdateCategoryRequest } from '../category.dto';
import { CategoryWithContent } from '../content.dto';

const operation = operations('Categorías');

export const category = {
  search: operation('menus.categories.list', {
    http: get('/api/menus/{menuId}/categories'),
    summary: 'Las categorías de un menú mío',
    about: 'Las categorías en el orden en que las ven los comensales.',
    input: PartRequest,
    includes: ['items'],
    reply: page(CategoryWithContent, { whole: true, revised: true, fields: CategoryView }),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  get: operation('menus.categories.get', {
    http: get('/api/categories/{categoryId}'),
    summary: 'Una categoría de un menú mío',
    about: 'La categoría y su `ETag`.',
    reply: resource(CategoryView),
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  create: operation('menus.categories.create', {
    http: post('/api/menus/{menuId}/categories'),
    summary: 'Agregar una categoría',
    about: 'Agrega una categoría al final del menú.',
    input: CreateCategoryRequest,
    creates: '/api/categories/{id}',
    reply: written(CategoryView),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['CATEGORY_NAME_TAKEN', 'MENU_CONTENT_LIMIT_REACHED'],
  }),
  update: operation('menus.categories.update', {
    http: put('/api/categories/{categoryId}'),
    summary: 'Cambiar una categoría',
    about: 'Cambia el nombre de la categoría, o las horas en que se sirve: solo lo que se envía.',
    input: UpdateCategoryRequest,
    conditional: 'version',
    reply: written(CategoryView),
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['CATEGORY_NAME_TAKEN'],
  }),
  delete: operation('menus.categories.delete', {
    http: del('/api/categories/{categoryId}'),
    summary: 'Borrar una categoría; sus ítems quedan sin ella',
    about: 'Borra la categoría. Sus ítems siguen en el menú, sin categoría.',
    conditional: 'version',
    rights: EDITORS,
    keys: ['menus:write'],
  }),
} as const;
