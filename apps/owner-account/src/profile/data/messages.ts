import { ERASURE_GRACE_DAYS } from '@cartaviva/domain';

export const exportMessages = {
  title: 'Descargar tus datos',
  description:
    'Tus menús, platos, fotos y los datos de tu cuenta, en un archivo .zip que puedes abrir en cualquier computadora.',
  download: 'Descargar',
} as const;

export const deletionMessages = {
  title: 'Borrar tu cuenta',
  description: `Tus menús dejan de verse ahora mismo y, ${ERASURE_GRACE_DAYS} días después, se borra todo.`,
  open: 'Borrar mi cuenta',
  underWay: (day: string) => `El borrado está en marcha: será el ${day}.`,
  dialog: {
    title: '¿Borrar tu cuenta?',
    steps: [
      {
        when: 'Ahora',
        what: 'Tus menús dejan de verse, tu equipo pierde el acceso y tus claves de API dejan de funcionar.',
      },
      {
        when: `Durante ${ERASURE_GRACE_DAYS} días`,
        what: 'Puedes entrar para descargar tus datos o arrepentirte.',
      },
      {
        when: 'Después',
        what: 'Borramos tus menús, fotos, estadísticas y tu cuenta. No se puede recuperar.',
      },
    ],
    password: 'Tu contraseña, para confirmar',
    sendCode: 'Enviarme un código',
    codeNeeded: 'Para confirmar que eres tú, te enviamos un código a',
    confirm: 'Borrar mi cuenta',
    keep: 'Conservarla',
  },
  codeFailed: 'No se pudo enviar el código.',
  failed: 'No se pudo borrar la cuenta.',
  requested: 'El borrado de tu cuenta está en marcha',
} as const;
