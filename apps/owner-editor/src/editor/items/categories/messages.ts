export const CATEGORY_MESSAGES = {
  add: 'Nueva categoría',
  name: 'Nombre de la categoría',
  example: 'Entradas, Platos fuertes, Bebidas…',
  create: 'Crear',
  save: 'Guardar',
  rename: (name: string) => `Renombrar la categoría ${name}`,
  more: (name: string) => `Más acciones para la categoría ${name}`,
  hours: 'Horario…',
  hoursOf: (name: string) => `Horario de ${name}`,
  hoursHint:
    'Fuera de estas horas tus clientes ven los platos, y cuándo se sirven, pero no los pueden pedir. Sin horario se sirven siempre.',
  remove: 'Eliminar categoría',
  empty: 'Aún no hay ítems aquí.',
  notSaved: 'No se pudo guardar la categoría.',
  notDeleted: 'No se pudo eliminar la categoría.',
  deleted: 'Categoría eliminada.',
  deletion: {
    title: 'Eliminar categoría',
    text: (question: string) => `${question} Sus ítems no se borran: pasan a «Sin Categoría».`,
  },
} as const;
