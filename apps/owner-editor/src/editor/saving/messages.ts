export const MESSAGES = {
  unsaved: 'Cambios sin guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  left: (age: string) => `Tienes cambios sin guardar de ${age}.`,
  changedSince: 'Desde entonces el menú se guardó otra vez.',
  restore: 'Recuperarlos',
  discard: 'Descartar',
  pending: 'Pendiente de guardar',
  short: { unsaved: 'Sin guardar', pending: 'Pendiente' },
  qrDesign: 'Diseño del código QR',
  myDesign: 'tu diseño',
  otherDesign: 'otro diseño',
} as const;
