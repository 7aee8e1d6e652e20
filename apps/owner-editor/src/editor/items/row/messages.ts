const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;

export const ROW_MESSAGES = {
  available: (name: string) => `${name} está disponible`,
  nameOf: (name: string) => `Nombre de ${name}`,
  nameMissing: 'Falta el nombre',
  priceOf: (name: string) => `Precio de ${name}`,
  renamed: (was: string, is: string) => `«${was}» ahora es «${is}».`,
  repriced: (name: string, was: string, is: string) => `${name}: de ${was} a ${is}.`,
  isAvailable: 'Disponible',
  more: (name: string) => `Más acciones para ${name}`,
  from: 'desde',
  contains: (allergens: readonly string[]) => `Contiene ${allergens.join(', ').toLowerCase()}`,
  sizes: (of: number) => count(of, 'tamaño', 'tamaños'),
  extras: (of: number) => count(of, 'extra', 'extras'),
  serve: 'Marcar disponible',
  soldOut: 'Marcar no disponible',
  backTomorrow: 'Agotado · vuelve mañana',
  backTomorrowOf: (name: string) => `${name}: agotado, vuelve mañana`,
  letReturn: 'Que vuelva mañana',
  tomorrow: 'mañana',
  back: (day: string, time: string) => `Vuelve ${day === 'mañana' ? day : `el ${day}`}, ${time}`,
  backNow: 'Vuelve en un momento',
} as const;
