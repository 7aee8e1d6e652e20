export const PLACE_MESSAGES = {
  country: 'País',
  countryHint: 'Decide cómo se escriben tus precios, tu teléfono y los feriados.',
  timeZone: 'Zona horaria',
  now: (time: string) => `Hora local: ${time}`,
} as const;
