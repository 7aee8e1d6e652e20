import { FULL_PLAN } from './full-plan';

export const MESSAGES = {
  title: 'Visitas',
  of: (menu: string) => `Visitas de ${menu}`,
  toMenus: 'Todos los menús',
  back: 'Panel de Control',
  edit: 'Editar menú',
  csv: 'Descargar CSV',
  notSaved: 'No se pudo descargar el archivo.',
  error: 'Error',
  figures: 'Las cifras',
  when: 'Cuándo vienen',
  ways: 'Cómo llegan',
  items: 'Qué miran',
  draft: 'Este menú está en borrador: nadie puede abrirlo hasta que lo publiques.',
  beginning:
    'Tu menú empieza a moverse. Con unos días más podrás comparar y ver qué horas y platos mandan.',
  never: {
    title: 'Todavía nadie ha abierto este menú',
    text: 'Pon el código QR en las mesas y comparte el enlace: en cuanto alguien lo abra, lo verás aquí.',
    action: 'Imprimir el código QR',
  },
  unpublished: {
    title: 'Publica tu menú para recibir visitas',
    text: 'Está en borrador y nadie puede abrirlo. Cuando lo publiques, aquí verás quién llega y qué mira.',
    action: 'Ir al editor',
  },
  none: {
    title: 'Nadie abrió este menú en estas fechas',
    text: 'Prueba con un período más largo, o revisa que el código QR siga en las mesas.',
    action: 'Ver el código QR',
  },
  unread: {
    title: 'No pudimos leer las visitas',
    text: 'La conexión falló o el servicio no responde. Las visitas se siguen contando.',
  },
  missing: {
    title: 'Menú no encontrado',
    text: 'Este menú no existe o no es tuyo.',
  },
  locked: {
    title: `Con el plan ${FULL_PLAN} ves mucho más`,
    text: 'Las visitas de 7 y 30 días son tuyas en todos los planes. Con este plan, además:',
    shows: [
      'Tus horas fuertes, día por día',
      'Qué platos abren, piden y nadie mira',
      'Qué buscan y no encuentran',
      'Qué mesas y piezas impresas se escanean',
      '90 días, 12 meses y las fechas que quieras',
      'Qué conviene hacer, cada lunes en tu correo',
      'Cuál de tus menús abren más',
      'Todo en un archivo para Excel',
    ],
    action: 'Ver planes',
  },
} as const;
