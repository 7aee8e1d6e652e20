import { ITBIS_PERCENT, LEY_PERCENT, MENU_DESIGN_NAMES, type MenuDesign } from '@cartaviva/domain';

const undialledIn = (numbers: readonly string[]): string =>
  `${numbers.map((number) => `«${number}»`).join(', ')} no se puede marcar desde el menú.`;

/** Texts of the Info tab (specification §2, "Menu editor"). */
export const MESSAGES = {
  ofRestaurant: {
    text: (name: string, isShown: boolean) =>
      `Este menú es de ${name}: se muestra con ${isShown ? 'ese' : 'su propio'} nombre, y lo que dejes vacío aquí (dirección, teléfono, horario, logo y portada) es de tu restaurante. También el diseño y el color, mientras no elijas otros.`,
    manage: 'Datos del restaurante',
    says: (what: string) => `Del restaurante: ${what}`,
    image: 'Del restaurante',
  },
  restaurant: 'Tu restaurante',
  restaurantName: 'Nombre del restaurante',
  menuName: 'Título del menú',
  description: 'Descripción',
  descriptionHint: 'Una o dos frases: qué cocinas y qué te hace especial.',
  address: 'Dirección',
  phone: 'Teléfono',
  orders: {
    here: (phone: string) => `Los pedidos de tu menú llegan al WhatsApp de ${phone}.`,
    notHere: (undialled: readonly string[]) =>
      `${undialled.length > 0 ? `${undialledIn(undialled)} ` : ''}A este número no llegan pedidos: escríbelo con el código de tu país, como +1 809 555 0142.`,
    undialled: undialledIn,
    none: 'Sin un teléfono con WhatsApp, tu menú no toma pedidos.',
    test: 'Probar con un pedido',
    testMessage: (restaurant: string) =>
      `*Pedido de prueba* · ${restaurant}\n\n1 × Plato de ejemplo\n\nAsí te llegan los pedidos de tu menú.`,
  },
  looks: 'Imagen',
  images: {
    logoUrl: {
      label: 'Logo',
      hint: 'Cuadrado se ve mejor. Hasta 10 MB.',
      alt: (restaurant: string) => `Logo de ${restaurant}`,
      add: 'Subir logo',
      change: 'Cambiar logo',
      remove: 'Quitar logo',
      saved: 'Logo del restaurante subido correctamente.',
      removed: 'Logo quitado.',
      notSaved: 'No se pudo guardar el logo.',
    },
    coverUrl: {
      label: 'Foto de portada',
      hint: 'Va detrás del nombre, oscura para que se lea bien. Hasta 10 MB.',
      alt: (restaurant: string) => `Portada de ${restaurant}`,
      add: 'Subir portada',
      change: 'Cambiar portada',
      remove: 'Quitar portada',
      saved: 'Foto de portada subida correctamente.',
      removed: 'Portada quitada.',
      notSaved: 'No se pudo guardar la portada.',
    },
  },
  themeColor: 'Color del tema',
  design: 'Diseño',
  designHint: 'Así lo ven tus clientes. Tu color, tu logo y tus fotos van en todos.',
  otherColor: 'Otro color',
  hex: 'Código del color',
  shade: 'Intensidad y brillo',
  hue: 'Tono',
  contrast: {
    high: (ratio: string) =>
      `Contraste excelente (${ratio} a 1): los textos llevan tu color tal cual.`,
    good: (ratio: string) => `Buen contraste (${ratio} a 1): los textos llevan tu color tal cual.`,
    ours: 'Los textos llevan un tono más fuerte de este color, para que se lean bien.',
    low: (ratio: string) =>
      `Poco contraste (${ratio} a 1): para que se lean, los textos llevan un tono más fuerte.`,
  },
  sampleName: 'Tu restaurante',
  sampleItem: 'La bandera del día',
  sampleChip: 'Platos',
  prices: 'Precios',
  currency: 'Moneda',
  second: {
    label: 'Segunda moneda',
    hint: 'Tus clientes leen también cuánto es, más o menos, en otra moneda. Se cobra en la tuya.',
    none: 'Ninguna',
    rate: (second: string, own: string) => `Cuántos ${own} vale 1 ${second}`,
    date: 'Tasa del día',
    shown: (own: string, second: string) => `Tu menú dirá: ${own} ${second}`,
  },
  taxes: 'Impuestos que se suman en la cuenta',
  itbis: `Sumar ${ITBIS_PERCENT} % de ITBIS`,
  ley: `Sumar ${LEY_PERCENT} % de ley`,
  legend: (legend: string | null) =>
    legend ? `Tu menú dirá: «${legend}»` : 'Sin leyenda: tus precios son lo que se paga.',
  diners: 'Para tus clientes',
  publicAddress: 'Dirección de tu menú',
  publicAddressHint: 'Ponla en tu perfil de Instagram o de Google.',
  publicAddressLater: 'Funciona cuando publiques el menú.',
} as const;

export const COLOR_NAMES: Readonly<Record<string, string>> = {
  '#10b981': 'Esmeralda',
  '#ef4444': 'Rojo',
  '#3b82f6': 'Azul',
  '#f59e0b': 'Ámbar',
  '#8b5cf6': 'Violeta',
  '#06b6d4': 'Cian',
  '#84cc16': 'Lima',
};

export const DESIGNS: Readonly<
  Record<MenuDesign, { readonly name: string; readonly like: string }>
> = {
  classic: { name: MENU_DESIGN_NAMES.classic, like: 'El de siempre: sobrio, en tarjetas' },
  comedor: { name: MENU_DESIGN_NAMES.comedor, like: 'Cálido y casero, en lista' },
  'fine-dining': { name: MENU_DESIGN_NAMES['fine-dining'], like: 'Aireado, de letra fina' },
  'beach-bar': { name: MENU_DESIGN_NAMES['beach-bar'], like: 'Fotos grandes y colores vivos' },
  cafe: { name: MENU_DESIGN_NAMES.cafe, like: 'Fotos cuadradas, como en vitrina' },
  pizzeria: { name: MENU_DESIGN_NAMES.pizzeria, like: 'Letrero grande y tamaños a la vista' },
  'night-bar': { name: MENU_DESIGN_NAMES['night-bar'], like: 'Siempre oscuro, con luz de neón' },
};
