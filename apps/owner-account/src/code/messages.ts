import { CODE_MINUTES } from '@cartaviva/domain';

export const messages = {
  label: 'Código de verificación',
  sentTo: 'Enviamos un código de 6 dígitos a',
  expires: `Vence en ${CODE_MINUTES} minutos.`,
  sent: 'Código de verificación enviado a tu email',
  notThere: '¿No llega? Mira también en la carpeta de spam.',
  resend: 'Reenviar código',
  resendIn: (seconds: number) => `Podrás pedir otro en ${seconds} s`,
  resendFailed: 'No se pudo enviar otro código.',
} as const;
