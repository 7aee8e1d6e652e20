import { ITBIS_PERCENT, LEY_PERCENT } from '@cartaviva/domain';

/** What the Info tab says (specification §2, "Menu editor"). */
export const MESSAGES = {
  restaurant: 'Tu restaurante',
  restaurantName: 'Nombre del restaurante',
  menuName: 'Título del menú',
  description: 'Descripción',
  descriptionHint: 'Una o dos frases: qué cocinas y qué te hace especial.',
  address: 'Dirección',
  phone: 'Teléfono',
  looks: 'Imagen',
  logo: 'Logo',
  logoHint: 'Cuadrado se ve mejor. Hasta 10 MB.',
  logoOf: (restaurant: string) => `Logo de ${restaurant}`,
  addLogo: 'Subir logo',
  changeLogo: 'Cambiar logo',
  removeLogo: 'Quitar logo',
  logoSaved: 'Logo del restaurante subido correctamente.',
  logoRemoved: 'Logo quitado.',
  logoNotSaved: 'No se pudo guardar el logo.',
  themeColor: 'Color del tema',
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

/** The swatches by name, for those who hear them. */
export const COLOR_NAMES: Readonly<Record<string, string>> = {
  '#10b981': 'Esmeralda',
  '#ef4444': 'Rojo',
  '#3b82f6': 'Azul',
  '#f59e0b': 'Ámbar',
  '#8b5cf6': 'Violeta',
  '#06b6d4': 'Cian',
  '#84cc16': 'Lima',
};
