export const messages = {
  title: 'Iniciar Sesión',
  description: 'Entra para seguir con tus menús.',
  withGoogle: 'Continuar con Google',
  googleFailed: 'No pudimos entrar con Google. Inténtalo otra vez o usa tu email.',
  passwordChanged: 'Tu contraseña quedó cambiada. Entra con la nueva.',
  email: 'Email',
  password: 'Contraseña',
  forgotten: '¿Olvidaste tu contraseña?',
  submit: 'Iniciar Sesión',
  failed: 'Error al iniciar sesión',
  newHere: '¿Aún no tienes cuenta?',
  register: 'Crea una gratis',
} as const;

export const secondFactorMessages = {
  title: 'Un paso más',
  description: 'Escribe el código de 6 dígitos que muestra ahora tu app de verificación.',
  code: 'Código de tu app',
  recoveryDescription: 'Escribe uno de los códigos que guardaste. Sirve una sola vez.',
  recoveryCode: 'Código de recuperación',
  useRecovery: 'Usar un código de recuperación',
  useApp: 'Usar el código de la app',
  submit: 'Entrar',
  failed: 'Error al iniciar sesión',
  back: 'Volver a empezar',
} as const;
