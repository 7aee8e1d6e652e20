/** What the Info tab says (specification §2, "Menu editor"). */
export const MESSAGES = {
  restaurant: 'Tu restaurante',
  restaurantName: 'Nombre del restaurante',
  menuName: 'Título del menú',
  description: 'Descripción',
  descriptionHint: 'Una o dos frases: qué cocinas y qué te hace especial.',
  address: 'Dirección',
  phone: 'Teléfono',
  looks: 'Imagen y precios',
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
  themeColorHint: 'Viste el nombre, los títulos y los botones de tu menú.',
  currency: 'Moneda',
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
