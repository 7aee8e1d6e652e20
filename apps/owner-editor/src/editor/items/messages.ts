import { ITEM_REQUIRED } from '@cartaviva/domain';

const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

/** What the Items tab says (specification §2, §5 and §8). */
export const MESSAGES = {
  summary: (items: number, categories: number) =>
    `${count(items, 'ítem', 'ítems')} en ${count(categories, 'categoría', 'categorías')}`,
  count: (items: number) => count(items, 'ítem', 'ítems'),
  empty: {
    title: 'No tienes items en tu menú aún.',
    text: 'Empieza por tu plato más pedido: un nombre y un precio bastan.',
    action: 'Agregar primer ítem',
  },
  unread: {
    title: 'No pudimos leer los ítems',
    text: 'La conexión falló o el servicio no responde.',
  },
  add: 'Agregar ítem',
  addTo: (category: string) => `Agregar ítem en ${category}`,
  addMore: 'Agregar y seguir',
  edit: (name: string) => `Editar ${name}`,
  editing: 'Editar ítem',
  save: 'Guardar ítem',
  cancel: 'Cancelar',
  unavailable: 'No disponible',
  fields: {
    name: 'Nombre',
    price: 'Precio',
    pricePlaceholder: '0.00',
    description: 'Descripción',
    category: 'Categoría',
    tags: 'Etiquetas dietéticas',
    available: 'Disponible hoy',
  },
  photo: {
    label: 'Foto',
    add: 'Subir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
    of: (name: string) => `Foto de ${name || 'este ítem'}`,
  },
  required: ITEM_REQUIRED,
  created: 'Item creado correctamente.',
  updated: 'Item actualizado correctamente.',
  deleted: 'Item eliminado correctamente.',
  notCreated: 'No se pudo crear el item.',
  notUpdated: 'No se pudo actualizar el item.',
  notDeleted: 'No se pudo eliminar el item.',
  remove: (name: string) => `Eliminar ${name}`,
  deletion: { title: 'Eliminar ítem', confirm: 'Eliminar' },
} as const;

/** What is said about categories. */
export const CATEGORY_MESSAGES = {
  add: 'Nueva categoría',
  name: 'Nombre de la categoría',
  example: 'Entradas, Platos fuertes, Bebidas…',
  create: 'Crear',
  save: 'Guardar',
  rename: (name: string) => `Renombrar la categoría ${name}`,
  remove: (name: string) => `Eliminar la categoría ${name}`,
  empty: 'Aún no hay ítems aquí.',
  notSaved: 'No se pudo guardar la categoría.',
  notDeleted: 'No se pudo eliminar la categoría.',
  deleted: 'Categoría eliminada.',
  deletion: {
    title: (name: string) => `Eliminar «${name}»`,
    text: 'Sus ítems no se borran: pasan a «Sin Categoría».',
    confirm: 'Eliminar categoría',
  },
} as const;
