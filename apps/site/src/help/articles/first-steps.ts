import { CODE_MINUTES, CODE_RESEND_SECONDS, TRIAL_DAYS } from '@cartaviva/domain';
import type { HelpCategory } from '../help-article';

export const firstSteps: HelpCategory = {
  id: 'primeros-pasos',
  title: 'Primeros Pasos',
  articles: [
    {
      id: 'crear-cuenta',
      title: 'Cómo crear tu cuenta',
      text: [
        `La cuenta es gratis y empieza con ${TRIAL_DAYS} días de Profesional. No pedimos tarjeta.`,
      ],
      steps: [
        'Abre «Comenzar Gratis» y escribe tu nombre, tu apellido, tu email y una contraseña de 6 caracteres o más.',
        'Busca en tu correo el código de 6 dígitos que te enviamos.',
        'Escríbelo en la segunda pantalla. Entras directo a tu Panel de Control.',
      ],
    },
    {
      id: 'verificar-email',
      title: 'Verificar tu email con el código',
      text: [
        `El código dura ${CODE_MINUTES} minutos y sirve una sola vez. Si no llega, mira en la carpeta de spam.`,
        `Puedes pedir otro con «Reenviar código» pasados ${CODE_RESEND_SECONDS} segundos; el anterior deja de servir. Si el email tenía un error, usa «Volver al registro» y corrígelo.`,
      ],
    },
    {
      id: 'primer-menu',
      title: 'Crear tu primer menú',
      text: [
        'Un nombre y un precio por plato bastan para empezar. Lo demás lo añades cuando quieras.',
      ],
      steps: [
        'En el Panel de Control pulsa «Crear mi primer menú».',
        'En la pestaña Info escribe el nombre del restaurante y el título del menú, y guarda.',
        'En la pestaña Ítems crea tus categorías y agrega tus platos.',
        'Pulsa «Publicar». Tu menú ya tiene su enlace y su código QR.',
      ],
    },
    {
      id: 'probar-demo',
      title: 'Probar CartaViva sin crear una cuenta',
      text: [
        'En la página de inicio pulsa «Probar Demo». Verás tres menús de ejemplo y podrás editarlos como si fueran tuyos.',
        'Todo queda en tu navegador: no se guarda nada en nuestros servidores. Cuando inicias sesión con una cuenta, la demo se cierra sola.',
      ],
    },
  ],
};
