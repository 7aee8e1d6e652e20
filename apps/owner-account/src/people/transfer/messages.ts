import { TRANSFER_DAYS } from '@cartaviva/domain';

export const transferMessages = {
  action: 'Hacer dueña o dueño',
  dialog: {
    title: (name: string) => `¿Entregar tu cuenta a ${name}?`,
    lead: `Le llega un correo y tiene ${TRANSFER_DAYS} días para aceptar. Hasta entonces nada cambia, y puedes retirarlo.`,
    steps: [
      {
        when: 'Pasa',
        what: 'Todos los menús y restaurantes con sus fotos, códigos, enlaces y visitas; el equipo, las claves de API, los webhooks, los recibos y el plan con el tiempo pagado.',
      },
      {
        when: 'Se queda contigo',
        what: 'Tu perfil y tu contraseña, con una cuenta vacía en el plan Free. Tendrás que iniciar sesión otra vez.',
      },
      {
        when: 'Sigue igual',
        what: 'Tus clientes no notan nada: los códigos impresos y los enlaces son los mismos.',
      },
    ],
    stays: '¿Y tú?',
    staying: { title: 'Me quedo', text: 'Sigues en la cuenta como administrador.' },
    leaving: {
      title: 'Me voy',
      text: 'Sales de la cuenta cuando se acepte, y con ello terminan las claves de API, los webhooks, las invitaciones y los cambios programados que hiciste.',
    },
    password: 'Tu contraseña',
    codeNeeded: 'Para confirmar que eres tú, enviamos un código a',
    sendCode: 'Enviarme un código',
    codeFailed: 'No se pudo enviar el código.',
    submit: 'Proponer traspaso',
    keep: 'No, dejarla así',
    done: (name: string) => `Se lo propusimos a ${name}`,
    failed: 'No se pudo proponer el traspaso.',
  },
  waiting: {
    owner: (name: string) => `Propusiste entregar tu cuenta a ${name}`,
    ownerText: (day: string) => `Espera su respuesta hasta el ${day}. Nada cambia mientras tanto.`,
    other: (name: string) => `El dueño propuso entregar esta cuenta a ${name}`,
    otherText: (day: string) => `Espera su respuesta hasta el ${day}.`,
    you: 'Te proponen ser quien tiene esta cuenta',
    youText: (day: string) => `Puedes aceptarlo o rechazarlo hasta el ${day}.`,
    see: 'Ver el traspaso',
    takeBack: 'Retirar',
    confirm: {
      title: (name: string) => `¿Retirar el traspaso a ${name}?`,
      description: 'La cuenta sigue siendo tuya. Se le avisa por correo.',
      confirm: 'Retirar traspaso',
      keep: 'Dejarlo',
    },
    takenBack: 'Traspaso retirado',
    takeBackFailed: 'No se pudo retirar el traspaso.',
  },
} as const;
