export const FORM_MESSAGES = {
  fields: {
    name: 'Nombre',
    price: 'Precio',
    pricePlaceholder: '0.00',
    description: 'Descripción',
    category: 'Categoría',
    tags: 'Etiquetas dietéticas',
    allergens: 'Contiene (alérgenos)',
    available: 'Disponible',
  },
  newCategory: { choice: 'Nueva categoría…', missing: 'Escribe el nombre de la categoría' },
  more: 'Más opciones',
  moreHint: 'Descripción, foto, tamaños, extras, etiquetas y alérgenos',
  allergens: {
    hint: 'Tus clientes leen lo que marques como lo que tu restaurante declara.',
  },
  priceOfSizes: 'Lo dicen los tamaños.',
  image: {
    label: 'Foto',
    add: 'Subir foto',
    change: 'Cambiar foto',
    remove: 'Quitar foto',
  },
  theirs: 'Te quedaste con la otra versión.',
} as const;

export const OPTION_MESSAGES = {
  sizes: {
    legend: 'Tamaños',
    hint: 'Cada uno con su precio completo.',
    add: 'Agregar tamaño',
    example: 'Personal, mediana, familiar…',
    name: (place: number) => `Nombre del tamaño ${place}`,
    price: (place: number) => `Precio del tamaño ${place}`,
    remove: (place: number) => `Quitar el tamaño ${place}`,
  },
  extras: {
    legend: 'Extras',
    hint: 'Lo que se le puede agregar, y cuánto suma.',
    add: 'Agregar extra',
    example: 'Queso, aguacate…',
    name: (place: number) => `Nombre del extra ${place}`,
    price: (place: number) => `Precio del extra ${place}`,
    remove: (place: number) => `Quitar el extra ${place}`,
  },
} as const;
