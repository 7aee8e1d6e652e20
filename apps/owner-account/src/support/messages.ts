import type { SupportChannel } from '@cartaviva/domain';

export const supportMessages = {
  title: 'Ayuda',
  description: 'Respuestas rápidas, y personas que te contestan.',
  center: 'Centro de Ayuda',
  centerText: 'Artículos cortos, paso a paso.',
  status: 'Estado del sistema',
  statusText: 'Si algo no responde, míralo aquí primero.',
  people: 'Habla con nosotros',
  with: (plan: string) => `Con tu plan ${plan}`,
  channels: {
    dedicated: 'Tu equipo dedicado',
    chat: 'Chat en vivo',
    email: 'Email',
    phone: 'Teléfono',
  } satisfies Record<SupportChannel, string>,
  openChat: 'Abrir el chat',
  within: (time: string) => `Respondemos en unas ${time}.`,
  first: (time: string) => `Te respondemos antes que a los demás: en ${time}.`,
  onlyYours: 'Atiende solo a clientes de Empresarial.',
  hours: (hours: string) => `Atendemos ${hours} (hora de República Dominicana).`,
  subject: 'Ayuda con mi menú',
  more: 'Chat en vivo viene desde Inicial y respuesta prioritaria desde Profesional.',
  moreEnterprise: 'Integraciones a medida y la disponibilidad por mes vienen con Empresarial.',
  plans: 'Ver planes',
} as const;

export const integrationMessages = {
  title: 'Integraciones a medida',
  description:
    'Cuéntanos qué quieres conectar con CartaViva: tu punto de venta, tu contabilidad, tu página. Te escribimos en menos de 24 horas.',
  text: '¿Qué quieres conectar?',
  textHint: 'El programa, y qué debe pasar de uno a otro. Hasta 2,000 caracteres.',
  phone: 'Teléfono (opcional)',
  submit: 'Enviar solicitud',
  sent: 'Solicitud enviada',
  sentText: (email: string) => `Te escribiremos a ${email} en menos de 24 horas.`,
  failed: 'No se pudo enviar tu solicitud. Inténtalo de nuevo.',
} as const;

export const availabilityMessages = {
  title: 'Disponibilidad por mes',
  description:
    'Miramos el servicio cada 30 segundos. Cada mes cuenta por la parte que más tiempo estuvo sin servicio; los meses van por hora universal (UTC).',
  month: 'Mes',
  uptime: 'Disponible',
  interruption: 'Sin servicio',
  untilToday: 'hasta hoy',
  minutes: (count: string) => `${count} min`,
  noData: 'Sin datos',
  none: 'Todavía no hay mediciones.',
  unread: {
    title: 'No pudimos leer la disponibilidad',
    description: 'El servidor no respondió. Espera un momento y vuelve a intentarlo.',
  },
} as const;
