/** Texts of the activity card (specification §2, Owner dashboard). */
export const MESSAGES = {
  title: 'Actividad reciente',
  unread: 'No pudimos leer la actividad.',
  restore: 'Recuperar',
  restoreMenu: (name: string) => `Recuperar ${name}`,
  empty: 'Lo que hagas con tus menús aparecerá aquí.',
} as const;
