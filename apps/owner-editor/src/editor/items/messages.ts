import { ITEM_REQUIRED } from '@cartaviva/domain';

const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

/** Texts of the Items tab (specification §2, §5 and §8). */
export const MESSAGES = {
  summary: (items: number, categories: number) =>
    `${count(items, 'ítem', 'ítems')} en ${count(categories, 'categoría', 'categorías')}`,
  count: (items: number) => count(items, 'ítem', 'ítems'),
  empty: {
    title: 'No tienes items en tu menú aún.',
    text: 'Empieza por tu plato más pedido: un nombre y un precio bastan.',
    action: 'Agregar primer ítem',
    import: '¿Ya lo tienes en Excel? Impórtalo',
  },
  unread: {
    title: 'No pudimos leer los ítems',
    text: 'La conexión falló o el servicio no responde.',
  },
  search: {
    label: 'Buscar en el menú',
    placeholder: 'Buscar',
    found: (items: number) => count(items, 'ítem encontrado', 'ítems encontrados'),
    none: (query: string) => `Nada coincide con «${query}».`,
    clear: 'Ver todo el menú',
  },
  add: 'Agregar ítem',
  addTo: (category: string) => `Agregar ítem en ${category}`,
  addMore: 'Agregar y seguir',
  edit: (name: string) => `Editar ${name}`,
  editing: 'Editar ítem',
  save: 'Guardar ítem',
  cancel: 'Cancelar',
  close: 'Cerrar',
  unavailable: 'No disponible',
  more: 'Más acciones del menú',
  changePrices: 'Cambiar precios',
  importSpreadsheet: 'Importar ítems',
  exportTable: 'Exportar a CSV',
  image: { of: (name: string) => `Foto de ${name || 'este ítem'}` },
  required: ITEM_REQUIRED,
  nameMissing: 'Falta el nombre',
  priceMissing: 'Falta el precio',
  created: 'Item creado correctamente.',
  updated: 'Item actualizado correctamente.',
  deleted: 'Item eliminado correctamente.',
  notCreated: 'No se pudo crear el item.',
  notUpdated: 'No se pudo actualizar el item.',
  notDeleted: 'No se pudo eliminar el item.',
  remove: (name: string) => `Eliminar ${name}`,
  deletion: { title: 'Eliminar ítem', confirm: 'Eliminar' },
  undo: {
    action: 'Deshacer',
    done: 'Todo está como antes.',
    failed: 'No se pudo deshacer.',
  },
} as const;
