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
