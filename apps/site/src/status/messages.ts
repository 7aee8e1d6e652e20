export const MESSAGES = {
  title: 'Estado del Sistema',
  description: 'Lo que medimos ahora mismo. Esta página se actualiza cada 30 segundos.',
  components: 'Servicios',
  response: (ms: number) => `Responde en ${ms} ms`,
  checked: (time: string) => `Revisado a las ${time}`,
  reading: 'Preguntando a cada servicio…',
  unread: {
    title: 'No pudimos leer el estado',
    text: 'El servidor no respondió. Puede ser tu conexión, o que CartaViva esté fuera de servicio. Volvemos a intentarlo cada 30 segundos.',
  },
  stale: 'La última lectura falló. Esto es lo último que supimos.',
} as const;
