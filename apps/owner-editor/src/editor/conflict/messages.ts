/** What is asked when two windows changed the same thing. */
export const MESSAGES = {
  title: 'Hay otra versión más nueva',
  text: 'Alguien guardó cambios desde otra ventana mientras editabas. Elige cuál de las dos se queda.',
  keepMine: 'Quedarme con la mía',
  useTheirs: 'Usar la otra',
} as const;
