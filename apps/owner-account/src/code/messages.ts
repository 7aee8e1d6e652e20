import { CODE_MINUTES, CODE_SENT } from '@cartaviva/domain';

export const messages = {
  label: 'Código de verificación',
  sentTo: 'Enviamos un código de 6 dígitos a',
  linkToo: 'El enlace del correo también sirve.',
  expires: `Vence en ${CODE_MINUTES} minutos.`,
  sent: CODE_SENT,
  notThere: '¿No llega? Mira también en la carpeta de spam.',
  resend: 'Reenviar código',
  resendIn: (seconds: number) => `Podrás pedir otro en ${seconds} s`,
  resendFailed: 'No se pudo enviar otro código.',
} as const;
