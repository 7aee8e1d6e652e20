export const MESSAGES = {
  title: (name: string) => `Duplicar «${name}»`,
  text: 'La copia empieza como borrador, con todo lo que hay en el menú.',
  shared: 'Compartir los platos',
  sharedMeans:
    'Para otro local: si cambias el nombre, la descripción o la foto de un plato, cambia en los dos menús. El precio y lo que se agota son de cada uno.',
  apart: 'Copia aparte',
  apartMeans: 'Dos menús que no tienen nada que ver: lo que cambies en uno se queda en ese.',
} as const;
