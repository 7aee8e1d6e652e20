import { CODE_MINUTES, TRIAL_DAYS } from '@cartaviva/domain';

export const accountMessages = {
  step: 'Paso 1 de 2',
  title: 'Crea tu cuenta',
  description: `${TRIAL_DAYS} días de Profesional gratis. Sin tarjeta, y cancelas cuando quieras.`,
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Email',
  emailHint: 'Te enviaremos un código para confirmarlo.',
  password: 'Contraseña',
  passwordHint: 'Al menos 6 caracteres.',
  submit: 'Crear Cuenta',
  failed: 'Error al registrarse',
  haveAccount: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',
} as const;

export const codeMessages = {
  step: 'Paso 2 de 2',
  title: 'Verifica tu email',
  sentTo: 'Enviamos un código de 6 dígitos a',
  expires: `Vence en ${CODE_MINUTES} minutos.`,
  code: 'Código de verificación',
  submit: 'Verificar',
  failed: 'Error al verificar el código',
  sent: 'Código de verificación enviado a tu email',
  notThere: '¿No llega? Mira también en la carpeta de spam.',
  resend: 'Reenviar código',
  resendIn: (seconds: number) => `Podrás pedir otro en ${seconds} s`,
  resendFailed: 'No se pudo enviar otro código.',
  back: 'Volver al registro',
} as const;
