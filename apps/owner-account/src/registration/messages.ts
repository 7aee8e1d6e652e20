import { TRIAL_DAYS } from '@cartaviva/domain';

export const accountMessages = {
  step: 'Paso 1 de 2',
  title: 'Crea tu cuenta',
  description: `${TRIAL_DAYS} días de Profesional gratis. Sin tarjeta, y cancelas cuando quieras.`,
  withGoogle: 'Registrarse con Google',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Email',
  emailHint: 'Te enviaremos un código para confirmarlo.',
  password: 'Contraseña',
  submit: 'Crear Cuenta',
  failed: 'Error al registrarse',
  haveAccount: '¿Ya tienes cuenta?',
  signIn: 'Inicia sesión',
} as const;

export const codeMessages = {
  step: 'Paso 2 de 2',
  title: 'Verifica tu email',
  submit: 'Verificar',
  failed: 'Error al verificar el código',
  back: 'Volver al registro',
} as const;
