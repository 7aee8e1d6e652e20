/** What the diner page says (specification §2, "Public menu"). */
export const MESSAGES = {
  missing: {
    title: 'Menú no encontrado',
    text: 'Este menú no existe o no está publicado.',
    home: 'Ir al inicio',
  },
  unpublished: {
    text: 'Nuestro menú en línea no está disponible en este momento.',
    withPhone: 'Llámanos y con gusto te decimos qué hay hoy.',
    withoutPhone: 'Pregunta en el local y con gusto te decimos qué hay hoy.',
    call: (phone: string) => `Llamar al ${phone}`,
  },
  empty: 'Este menú aún no tiene productos disponibles.',
  unavailable: 'No disponible',
  menuFallback: (restaurant: string) => `Menú de ${restaurant}: platos y precios.`,
  logo: (restaurant: string) => `Logo de ${restaurant}`,
  photo: (item: string) => `Foto de ${item}`,
  skip: 'Saltar al menú',
  categories: 'Categorías',
  beginning: 'Inicio',
  find: {
    open: 'Buscar',
    label: 'Buscar en el menú',
    placeholder: 'Plato o ingrediente',
    diets: 'Mostrar solo',
    reset: 'Ver todo',
  },
  footer: 'Menú digital hecho con CartaViva',
} as const;
