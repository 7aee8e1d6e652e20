export const messages = {
  title: 'Verificación en dos pasos',
  description:
    'Al entrar se pide, además de tu contraseña, un código de una app de tu teléfono: quien adivine tu contraseña no entra.',
  on: 'Activada',
  password: 'Tu contraseña',
  cancel: 'Cancelar',
  begin: {
    open: 'Activar verificación',
    submit: 'Continuar',
    failed: 'No se pudo empezar.',
  },
  setup: {
    scan: 'Abre una app de verificación (Google Authenticator, Microsoft Authenticator, la de contraseñas de tu teléfono) y escanea este código:',
    qr: 'Código QR para tu app de verificación',
    byHand: '¿No puedes escanearlo? Escribe esta clave en la app:',
    code: 'El código de 6 dígitos que muestra la app',
    submit: 'Activar verificación',
    failed: 'No se pudo activar.',
  },
  recovery: {
    title: 'Guarda tus códigos de recuperación',
    warning:
      'Si pierdes el teléfono, cada uno abre tu cuenta una vez en lugar de la app. No volveremos a mostrarlos.',
    label: 'Códigos de recuperación',
    copy: 'Copiar códigos',
    copied: 'Códigos copiados',
    copyFailed: 'No se pudieron copiar los códigos.',
    done: 'Ya los guardé',
    endedOthers: 'Verificación en dos pasos activada',
  },
  remove: {
    open: 'Quitar',
    explanation: 'Tu contraseña sola volverá a abrir tu cuenta.',
    code: 'Código de tu app, o uno de recuperación',
    submit: 'Quitar',
    done: 'Verificación en dos pasos quitada',
    failed: 'No se pudo quitar.',
  },
} as const;
