export const MESSAGES = {
  scan: 'Escanea y mira el menú',
  table: (name: string) => (/^\d+$/.test(name) ? `Mesa ${name}` : name),
  contains: (allergens: readonly string[]) => `Contiene: ${allergens.join(', ').toLowerCase()}`,
  allergens: 'Alérgenos según el restaurante',
  fold: 'Dobla aquí',
  glue: 'Pega aquí debajo de la otra solapa',
  steps: ['Abre la cámara de tu teléfono', 'Apunta al código', 'Toca el enlace que aparece'],
} as const;
