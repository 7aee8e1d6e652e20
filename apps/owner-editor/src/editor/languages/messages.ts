const texts = (count: number) => `${count} ${count === 1 ? 'texto' : 'textos'}`;

export const MESSAGES = {
  label: 'Idiomas del menú',
  hint: 'Tus clientes lo leen en el idioma que elijan; lo que falte aparece en español.',
  needsPlan: (plan: string) => `Los menús en varios idiomas vienen con el plan ${plan}.`,
  choose: 'Idioma que traduces',
  change: 'Agregar o quitar idiomas',
  title: 'Traducciones',
  none: {
    title: 'Tu menú está solo en español',
    text: 'Elige un idioma: te hacemos un primer borrador y tú lo revisas, con el original al lado.',
  },
  progress: (done: number, review: number, missing: number) => {
    const all = done + review + missing;
    if (done === all) return `Todo traducido: ${texts(all)}`;
    return [
      `${done} de ${texts(all)} al día`,
      ...(review > 0 ? [`${review} por revisar`] : []),
      ...(missing > 0 ? [missing === 1 ? 'falta 1' : `faltan ${missing}`] : []),
    ].join(' · ');
  },
  draft: {
    action: 'Traducir un primer borrador',
    hint: 'Llena solo lo que falta y sabemos traducir. Tus clientes no lo ven hasta que tú lo revises.',
    review:
      'Cambia lo que no te convenza o toca «Está bien». Hasta entonces tus clientes ven el español.',
    filled: (drafted: number, missing: number) =>
      `Tradujimos ${texts(drafted)} para que los revises.` +
      (missing > 0 ? ` ${missing === 1 ? 'Falta 1' : `Faltan ${missing}`} por escribir.` : ''),
    filledTitle: 'Borrador listo',
    none: 'No conocemos las palabras que faltan. Tradúcelas a mano o en una hoja de cálculo.',
    failed: 'No se pudo hacer el borrador.',
  },
  filters: {
    label: 'Qué se muestra',
    pending: 'Pendientes',
    review: 'Por revisar',
    missing: 'Faltan',
    all: 'Todos',
  },
  isFine: 'Está bien',
  isFineOf: (source: string) => `Está bien la traducción de ${source}`,
  areFine: (count: number) => (count === 1 ? 'Está bien' : `Están bien los ${count}`),
  areFineOf: (group: string) => `Están bien los borradores de ${group}`,
  nothing: {
    pending: 'No queda nada pendiente en este idioma.',
    review: 'No hay borradores por revisar en este idioma.',
    missing: 'No falta nada en este idioma.',
    all: '',
  },
  noText: 'Tu menú aún no tiene textos que traducir.',
  ofMenu: 'El menú',
  group: (review: number, missing: number) =>
    [
      ...(review > 0 ? [`${review} por revisar`] : []),
      ...(missing > 0 ? [missing === 1 ? 'falta 1' : `faltan ${missing}`] : []),
    ].join(' · ') || 'Al día',
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    option: 'Tamaño o extra',
    category: 'Categoría',
    title: 'Título',
  },
  lacks: 'Falta',
  review: 'Revisar',
  states: { saving: 'Guardando…', saved: 'Guardado', failed: 'No se guardó' },
  notRead: {
    title: 'No pudimos leer las traducciones',
    text: 'La conexión falló o el servicio no responde. Lo que ya tradujiste está a salvo.',
  },
  keys: 'Enter pasa al texto que sigue.',
} as const;
