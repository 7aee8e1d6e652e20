export const messages = {
  title: 'Iniciar Sesión',
  description: 'Entra para seguir con tus menús.',
  email: 'Email',
  password: 'Contraseña',
  submit: 'Iniciar Sesión',
  failed: 'Error al iniciar sesión',
  enterCode: 'Escribir el código de verificación',
  newHere: '¿Aún no tienes cuenta?',
  register: 'Crea una gratis',
} as const;
