const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;
const listed = new Intl.ListFormat('es', { type: 'conjunction' });

const MAX_NAMES = 4;

const menusIn = (names: readonly string[]): string =>
  listed.format(
    names.length <= MAX_NAMES
      ? names
      : [
          ...names.slice(0, MAX_NAMES - 1),
          count(names.length - MAX_NAMES + 1, 'menú más', 'menús más'),
        ],
  );

export const SHARING_MESSAGES = {
  open: 'Agregar de otro menú',
  text: 'El mismo plato en los dos menús: si cambias su nombre, descripción o foto, cambia en ambos. El precio y si está agotado son de cada uno.',
  menu: 'De qué menú',
  search: 'Buscar un plato',
  choices: 'Platos',
  all: 'Elegir todos',
  none: 'Quitar todos',
  isHere: 'Ya está en este menú',
  noMenus: 'Todavía no tienes otro menú de donde traer platos.',
  noItems: 'Ese menú aún no tiene platos.',
  notFound: 'Ningún plato se llama así.',
  otherCurrency: (currency: string) =>
    `Ese menú tiene sus precios en ${currency.toLowerCase()}: revísalos después de agregar.`,
  unread: 'No pudimos leer tus menús. Inténtalo otra vez.',
  add: (items: number) =>
    items === 0 ? 'Agregar platos' : `Agregar ${count(items, 'plato', 'platos')}`,
  added: (items: number) =>
    items === 0
      ? 'Esos platos ya estaban en este menú.'
      : `${items === 1 ? 'Se agregó' : 'Se agregaron'} ${count(items, 'plato', 'platos')}.`,
  notAdded: 'No se pudieron agregar los platos.',
  inOthers: (names: readonly string[]) => `También está en ${menusIn(names)}.`,
  means: 'El nombre, la descripción y la foto cambian en todos; el precio es de este menú.',
  mark: (menus: number) => `En ${count(menus, 'menú más', 'menús más')}`,
  separate: 'Separar de los otros menús',
  separation: {
    title: (name: string) => `Separar «${name}»`,
    text: 'Desde ahora será un plato solo de este menú: lo que cambies en los otros no llegará aquí, ni al revés.',
    confirm: 'Separar',
    done: 'Ahora es un plato solo de este menú.',
    failed: 'No se pudo separar el plato.',
  },
} as const;
