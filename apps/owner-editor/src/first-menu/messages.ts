const count = (of: number, one: string, many: string) => `${of} ${of === 1 ? one : many}`;
const itemCount = (of: number) => count(of, 'plato', 'platos');

export const GUIDE_MESSAGES = {
  title: 'Tu primer menú',
  progress: (step: number, of: number) => `Paso ${step} de ${of}`,
  brand: 'CartaViva, ir a mi panel',
  panel: 'Panel de Control',
  later: 'Ahora no',
  signOut: 'Cerrar Sesión',
  toPanel: 'Ir a mi panel',
  unread: {
    title: 'No pudimos leer tu menú',
    text: 'La conexión falló o el servicio no responde. Nada se perdió.',
  },
  name: {
    title: '¿Cómo se llama tu restaurante?',
    text: 'Así lo verán tus clientes. Se puede cambiar después.',
    restaurant: 'Nombre del restaurante',
    restaurantExample: 'Comedor Altagracia',
    phone: 'Teléfono',
    phoneHint: 'A este número llegan los pedidos por WhatsApp. Puedes dejarlo para después.',
    phoneExample: '809 555 0142',
    next: 'Seguir',
    noName: 'Escribe el nombre de tu restaurante.',
    failed: 'No se pudo guardar. Inténtalo otra vez.',
  },
  items: {
    title: 'Tus platos',
    text: 'Tráelos de donde los tengas. Después los revisas.',
    others: '¿Aún no los tienes escritos?',
    template: 'Usar una plantilla',
    byHand: 'Escribirlos uno por uno',
    rename: 'Cambiar nombre o teléfono',
    templates: 'Plantillas',
    templatesText: 'Platos, fotos y precios de ejemplo, para cambiarlos por los tuyos.',
    failed: 'No se pudo traer la plantilla. Inténtalo otra vez.',
  },
  review: {
    title: 'Revisa tus platos',
    text: 'Corrige lo que haga falta. Nada entra en tu menú sin que lo veas.',
  },
  publish: {
    title: 'Publica tu menú',
    text: (items: number) => `Tiene ${itemCount(items)}. Al publicarlo, su código QR funciona.`,
    lacks: 'Le falta, y lo puedes poner después:',
    publish: 'Publicar mi menú',
    edit: 'Seguir editando',
    failed: 'No se pudo publicar el menú.',
  },
} as const;
