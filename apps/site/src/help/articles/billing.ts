import { ERASURE_GRACE_DAYS, planOf, PLANS, planWith, TRIAL_DAYS } from '@cartaviva/domain';
import { CONTACT } from '../../contact';
import type { HelpCategory } from '../help-article';

const menusOf = (limit: number | null) =>
  limit === null ? 'menús ilimitados' : limit === 1 ? '1 menú' : `${limit} menús`;

export const billing: HelpCategory = {
  id: 'facturacion',
  title: 'Facturación y Suscripciones',
  text: 'La prueba, los planes, los pagos y qué pasa cuando terminan.',
  articles: [
    {
      id: 'prueba-gratis',
      title: `Cómo funciona la prueba de ${TRIAL_DAYS} días`,
      text: [
        `Al verificar tu email empiezan ${TRIAL_DAYS} días de Profesional. No hay tarjeta de por medio, así que no hay nada que cancelar ni nada que se cobre solo.`,
        'Te escribimos cuando quedan 3 días y el último día. En [Tu plan](/profile/plan) dice «En prueba», cuántos días te quedan y cuándo termina.',
        'Cuando termina, tu cuenta pasa a Free y conserva todo lo que hiciste: tus menús publicados siguen en línea y tus códigos siguen funcionando.',
      ],
      related: ['que-incluye-cada-plan', 'pagar-un-plan', 'cuando-vence-el-plan'],
    },
    {
      id: 'que-incluye-cada-plan',
      title: 'Qué incluye cada plan',
      text: [
        ...PLANS.map(
          ({ name, monthlyPrice, menuLimit }) =>
            `${name}: ${menusOf(menuLimit)}, US$${Number(monthlyPrice)} al mes.`,
        ),
        `Todos incluyen códigos QR sin límite, habladores de mesa, importar y exportar, y la API. Los menús en varios idiomas, tus colores y tu logo en el código y las visitas de 30 y 90 días vienen con ${planWith('languages').name}; quitar nuestro nombre del menú, con ${planWith('whiteLabel').name}.`,
        'La lista completa está en [Precios](/#pricing); lo que tienes tú y lo que llevas usado, en [Tu plan](/profile/plan).',
      ],
      related: ['pagar-un-plan', 'prueba-gratis', 'idiomas'],
    },
    {
      id: 'pagar-un-plan',
      title: 'Pagar, cambiar o cancelar tu plan',
      text: [
        'Se paga con PayPal, en dólares. Cada pago cubre 30 días y no se renueva solo: te avisamos antes de que termine. Tu tarjeta la ve PayPal, nosotros no.',
      ],
      steps: [
        'Abre [Tu plan](/profile/plan); desde [Mi Perfil](/profile) se llega con «Gestionar suscripción». Ahí está tu «Plan actual» y hasta cuándo está pagado.',
        'En «Planes» elige el tuyo. Antes de pagar te decimos qué pasa con los días que ya tienes: los del mismo plan se suman, los de otro se convierten según el precio, y los de la prueba no se pierden.',
        'Paga en la ventana de PayPal. El plan cambia en el acto y el recibo te llega por email.',
        'En «Pagos y recibos» está cada pago, con su «Recibo PDF».',
      ],
      after: [
        'Con «Cancelar plan» lo conservas hasta el último día pagado y dejamos de escribirte; «Deshacer cancelación» lo deja como estaba.',
        `Para Empresarial pulsa «Hablar con ventas», o escríbenos a ${CONTACT.sales} desde el email de tu cuenta.`,
      ],
      related: ['que-incluye-cada-plan', 'cuando-vence-el-plan', 'no-puedo-entrar'],
    },
    {
      id: 'cuando-vence-el-plan',
      title: 'Qué pasa cuando tu plan vence o cierras tu cuenta',
      text: [
        'Cuando un plan vence no se borra nada. Tus menús publicados siguen en línea y tus códigos QR impresos siguen funcionando.',
        `Si tienes más menús que los de tu plan (en Free, ${planOf('free').menuLimit}), puedes seguir editándolos; lo que no puedes es crear, duplicar ni publicar otros hasta que cambies de plan.`,
        `Cerrar la cuenta es otra cosa. Con «Borrar mi cuenta», en [Mi Perfil](/profile), tus menús dejan de verse en el acto. Durante ${ERASURE_GRACE_DAYS} días puedes entrar para «Descargar mis datos» o arrepentirte con «Cancelar borrado»; después se borra todo y no se puede recuperar.`,
      ],
      related: ['conectar-programas', 'qr-despues-de-cambios', 'pagar-un-plan'],
    },
  ],
};
