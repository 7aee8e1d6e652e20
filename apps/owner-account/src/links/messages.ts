export const messages = {
  broken: 'A este enlace le falta una parte. Ábrelo otra vez desde el correo.',
  verify: {
    title: 'Confirma tu correo',
    description: 'Un toque más y tu cuenta queda lista.',
    submit: 'Confirmar mi correo',
    elsewhere:
      'Este no es el navegador donde te registraste. Escribe la contraseña con la que quieres entrar.',
    password: 'Contraseña',
    failed: 'Error al verificar el código',
    another: '¿Venció?',
    toAnother: 'Regístrate otra vez',
  },
  reset: {
    title: 'Elige otra contraseña',
    description: 'Con ella entrarás desde ahora.',
    failed: 'No se pudo cambiar la contraseña.',
    another: '¿Venció?',
    toAnother: 'Pide otro enlace',
  },
  signIn: {
    title: 'Entra a CartaViva',
    description: 'Ya diste tu contraseña: solo falta un toque.',
    submit: 'Entrar',
    failed: 'Error al iniciar sesión',
    another: '¿Venció?',
    toAnother: 'Inicia sesión otra vez',
  },
} as const;
