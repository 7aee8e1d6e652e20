import type { AccountEventKind } from '@cartaviva/contracts';

export const passwordMessages = {
  title: 'Contraseña',
  endsOthers:
    'Al cambiarla se cierran tus sesiones en los demás dispositivos. Tus claves de API siguen.',
  byGoogle:
    'Entras con Google, así que aquí no tienes contraseña: la cambias en tu cuenta de Google.',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  forgotten: '¿Olvidaste la actual?',
  submit: 'Cambiar contraseña',
  changed: {
    title: 'Contraseña cambiada',
    description: 'Cerramos tus sesiones en los demás dispositivos.',
  },
  failed: 'No se pudo cambiar la contraseña.',
} as const;

export const deviceMessages = {
  title: 'Dispositivos',
  description: 'Dónde tienes la sesión abierta. Cierra las que no reconozcas.',
  current: 'Este dispositivo',
  since: (moment: string) => `Abierta el ${moment}`,
  lastUsed: (moment: string) => `Último uso: ${moment}`,
  end: 'Cerrar sesión',
  endOn: (device: string, lastUsed: string) =>
    `Cerrar la sesión de ${device}, usada por última vez el ${lastUsed}`,
  ended: 'Sesión cerrada',
  endFailed: 'No se pudo cerrar la sesión.',
  endOthers: 'Cerrar las demás',
  confirmOthers: {
    title: '¿Cerrar las demás sesiones?',
    description:
      'Solo seguirás dentro en este dispositivo. En los otros habrá que entrar de nuevo.',
    confirm: 'Cerrar las demás',
  },
  othersEnded: 'Las demás sesiones quedaron cerradas',
  alone: 'Solo tienes la sesión abierta aquí.',
} as const;

/** Describes an event. If the event has a `detail`, it is a key's name, a role, a device or a sign-in method. */
type Sentence = (detail: string | null) => string;

export const activityMessages = {
  title: 'Actividad reciente',
  description: 'Si algo de esto no fuiste tú, cambia tu contraseña.',
  empty: 'Todavía no hay nada que contar.',
  all: 'Ver toda la actividad',
  kinds: {
    registered: () => 'Creaste tu cuenta',
    'signed-in': (way) => (way ? `Iniciaste sesión con ${way}` : 'Iniciaste sesión'),
    'sign-in-failed': () => 'Intento fallido de entrar con tu email',
    'signed-out-device': (device) => `Cerraste una sesión: ${device ?? 'otro dispositivo'}`,
    'password-changed': () => 'Cambiaste tu contraseña',
    'password-reset': () => 'Recuperaste tu contraseña por correo',
    'second-factor-added': () => 'Activaste la verificación en dos pasos',
    'second-factor-removed': () => 'Quitaste la verificación en dos pasos',
    'second-factor-failed': () => 'Alguien supo tu contraseña y falló el código del segundo paso',
    'recovery-code-used': () => 'Se usó un código de recuperación',
    'google-linked': () => 'Tu cuenta de Google quedó conectada',
    'api-key-created': (name) => `Creaste la clave de API «${name ?? ''}»`,
    'api-key-rotated': (name) => `Renovaste la clave de API «${name ?? ''}»`,
    'api-key-revoked': (name) => `Revocaste la clave de API «${name ?? ''}»`,
    'role-changed': (role) =>
      role === 'admin'
        ? 'Recibiste permisos de administración'
        : 'Perdiste los permisos de administración',
    'integration-requested': () => 'Pediste una integración a medida',
    'person-invited': () => 'Se invitó a una persona',
    'person-joined': (name) => `${name ?? 'Una persona'} ya es parte de la cuenta`,
    'person-role-changed': (name) => `Cambió el rol de ${name ?? 'una persona'}`,
    'person-removed': (name) => `${name ?? 'Una persona'} ya no es parte de la cuenta`,
    'person-left': (name) => `${name ?? 'Una persona'} dejó la cuenta`,
    'transfer-proposed': (name) => `Propusiste traspasar tu cuenta a ${name ?? 'otra persona'}`,
    'transfer-ended': (name) => `El traspaso a ${name ?? 'otra persona'} no siguió adelante`,
    'account-received': (name) => `Recibiste la cuenta de ${name ?? 'otra persona'}`,
    'account-handed-over': (name) => `Entregaste tu cuenta a ${name ?? 'otra persona'}`,
    'deletion-requested': () => 'Pediste borrar tu cuenta',
    'deletion-cancelled': () => 'Cancelaste el borrado de tu cuenta',
  } satisfies Record<AccountEventKind, Sentence>,
} as const;
