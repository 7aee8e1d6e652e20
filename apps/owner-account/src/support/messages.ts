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
  plans: 'Ver planes',
} as const;
