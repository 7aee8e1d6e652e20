const REASONS: Readonly<Record<number, string>> = {
  403: 'Tu rol ya no lo permite.',
  404: 'Ya no está en el menú.',
};

export const MESSAGES = {
  title: 'Cocina',
  description:
    'Toca un plato cuando se agote, y otra vez cuando vuelva. Tus comensales lo ven al momento.',
  menu: 'Menú',
  search: 'Buscar un plato',
  all: 'Todos',
  soldOutOnly: (count: number) => `Agotados (${count})`,
  show: 'Qué se muestra',
  summary: (soldOut: number, all: number) => {
    if (soldOut === 0) return all === 1 ? 'Hay el único plato' : `Hay los ${all} platos`;
    return `${soldOut} de ${all} ${soldOut === 1 ? 'agotado' : 'agotados'}`;
  },
  served: 'Hay',
  soldOut: 'Se agotó',
  untilTomorrow: 'Hasta mañana',
  untilTomorrowOf: (name: string) => `${name}: agotado hasta mañana`,
  waiting: 'Guardado aquí, se enviará al volver la señal',
  /** `at` ends with a full stop of its own (`a. m.`). */
  copied: (at: string) => `Sin señal. Los platos, como estaban ${at}`,
  notSaved: (name: string, status?: number) =>
    [`No se pudo guardar: ${name}.`, status && REASONS[status]].filter(Boolean).join(' '),
  tooOld: (name: string) => `No se envió: ${name}. Lo marcaste hace más de un día.`,
  waitForSignIn: (count: number) =>
    count === 1
      ? 'Una marca quedó sin enviar. Se enviará cuando vuelvas a entrar.'
      : `${count} marcas quedaron sin enviar. Se enviarán cuando vuelvas a entrar.`,
  none: (query: string) => `Ningún plato se llama «${query}».`,
  noneSoldOut: 'Nada está agotado.',
  noMenus: {
    title: 'Aún no hay menús',
    description: 'Cuando la cuenta tenga uno, aquí marcas lo que se agota.',
  },
  noItems: {
    title: 'Este menú aún no tiene platos',
    description: 'Cuando alguien los agregue, aquí marcas lo que se agota.',
  },
  unread: {
    title: 'No pudimos leer los platos',
    description: 'La conexión falló o el servicio no responde.',
  },
} as const;
