/** What is said about the languages of a menu. */
export const MESSAGES = {
  label: 'Idiomas del menú',
  hint: 'Tus clientes lo leen en el idioma que elijan; lo que falte aparece en español.',
  needsPlan: (plan: string) => `Los menús en varios idiomas vienen con el plan ${plan}.`,
  choose: 'Idioma que traduces',
  change: 'Agregar o quitar idiomas',
  title: 'Traducciones',
  none: {
    title: 'Tu menú está solo en español',
    text: 'Elige un idioma y traduce plato por plato, con el original al lado.',
  },
  missing: (missing: number, all: number) =>
    missing === 1 ? `Falta 1 de ${all}` : `Faltan ${missing} de ${all}`,
  complete: (all: number) => `Todo traducido: ${all} ${all === 1 ? 'texto' : 'textos'}`,
  onlyMissing: 'Solo lo que falta',
  nothingMissing: 'No falta nada en este idioma.',
  noText: 'Tu menú aún no tiene textos que traducir.',
  ofMenu: 'El menú',
  fields: {
    name: 'Nombre',
    description: 'Descripción',
    option: 'Tamaño o extra',
    category: 'Categoría',
    title: 'Título',
  },
  lacks: 'Falta',
  states: { saving: 'Guardando…', saved: 'Guardado', failed: 'No se guardó' },
  notRead: {
    title: 'No pudimos leer las traducciones',
    text: 'La conexión falló o el servicio no responde. Lo que ya tradujiste está a salvo.',
  },
  keys: 'Enter pasa al texto que sigue.',
} as const;
