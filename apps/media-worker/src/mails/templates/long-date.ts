const format = new Intl.DateTimeFormat('es-DO', {
  dateStyle: 'long',
  timeZone: 'America/Santo_Domingo',
});

const formatWithTime = new Intl.DateTimeFormat('es-DO', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Santo_Domingo',
});

/** A moment as people in Santo Domingo write its day: 21 de diciembre de 2026. */
export const longDate = (moment: string): string => format.format(new Date(moment));

/** With the time of that day: 21 de diciembre de 2026, 3:00 p. m. */
export const longMoment = (moment: string): string => formatWithTime.format(new Date(moment));
