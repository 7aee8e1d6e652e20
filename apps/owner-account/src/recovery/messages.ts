export const addressMessages = {
  step: 'Paso 1 de 2',
  title: 'Recupera tu contraseña',
  description:
    'Escribe el email de tu cuenta y te enviaremos un enlace y un código para elegir otra.',
  email: 'Email',
  submit: 'Enviar código',
  failed: 'No se pudo enviar el código.',
  remembered: '¿La recordaste?',
  signIn: 'Inicia sesión',
} as const;

export const newPasswordMessages = {
  step: 'Paso 2 de 2',
  title: 'Elige otra contraseña',
  /** The message does not reveal whether the account exists. */
  ifHolder: 'Si',
  codeSent: 'tiene una cuenta, le enviamos un enlace y un código de 6 dígitos.',
  password: 'Contraseña nueva',
  endsAll: 'Al cambiarla se cierran todas tus sesiones y se revocan tus claves de API.',
  keepApiKeys: 'Uso claves de API y quiero que sigan funcionando',
  submit: 'Cambiar contraseña',
  failed: 'No se pudo cambiar la contraseña.',
  back: 'Usar otro email',
} as const;
