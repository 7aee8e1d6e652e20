const format = new Intl.DateTimeFormat('es-DO', {
  dateStyle: 'long',
  timeZone: 'America/Santo_Domingo',
});

/** A moment as people in Santo Domingo write its day: 21 de diciembre de 2026. */
export const longDate = (moment: string): string => format.format(new Date(moment));
