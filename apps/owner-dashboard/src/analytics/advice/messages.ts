/** Texts around the advice. The service writes the advice itself. */
export const MESSAGES = {
  title: 'Qué conviene hacer',
  basis: 'Según lo que hizo la gente con tu menú en los últimos 30 días.',
  nothing: 'Nada por ahora. Cuando las visitas digan qué conviene cambiar, lo verás aquí.',
  unread: 'No pudimos leer qué conviene hacer.',
  mail: 'Recibir cada lunes lo que conviene hacer',
  mailOn: 'Te escribiremos cada lunes',
  mailOff: 'Ya no te escribiremos los lunes',
  mailUnchanged: 'No se pudo cambiar el correo de los lunes.',
  error: 'Error',
} as const;
