import { planOf, PLANS, TRIAL_DAYS } from '@cartaviva/domain';
import { CONTACT } from '../../contact';
import type { HelpCategory } from '../help-article';

const menusOf = (limit: number | null) =>
  limit === null ? 'menús ilimitados' : limit === 1 ? '1 menú' : `${limit} menús`;

export const billing: HelpCategory = {
  id: 'facturacion',
  title: 'Facturación y Suscripciones',
  articles: [
    {
      id: 'prueba-gratis',
      title: `Cómo funciona la prueba de ${TRIAL_DAYS} días`,
      text: [
        `Al verificar tu email empiezan ${TRIAL_DAYS} días de Profesional. No hay tarjeta de por medio, así que no hay nada que cancelar.`,
        'Cuando terminan, tu cuenta pasa a Free y conserva todo lo que hiciste.',
      ],
    },
    {
      id: 'que-incluye-cada-plan',
      title: 'Qué incluye cada plan',
      text: [
        ...PLANS.map(
          ({ name, monthlyPrice, menuLimit }) =>
            `${name}: ${menusOf(menuLimit)}, US$${Number(monthlyPrice)} al mes.`,
        ),
        'Todos incluyen códigos QR sin límite. La lista completa está en Precios, en la página de inicio.',
      ],
    },
    {
      id: 'cuando-vence-el-plan',
      title: 'Qué pasa cuando tu plan vence',
      text: [
        'No se borra nada. Tus menús publicados siguen en línea y tus códigos QR impresos siguen funcionando.',
        `Si tienes más menús que los de tu plan (en Free, ${planOf('free').menuLimit}), puedes seguir editándolos; lo que no puedes es crear ni publicar otros hasta que cambies de plan.`,
      ],
    },
    {
      id: 'cambiar-de-plan',
      title: 'Ver o cambiar tu plan',
      text: [
        'En Mi Perfil, la tarjeta Suscripción dice qué plan tienes y cuándo vence. «Gestionar suscripción» te recuerda lo que incluye.',
        `Para pasar a otro plan, o a Empresarial, escríbenos a ${CONTACT.sales} desde el email de tu cuenta.`,
      ],
    },
  ],
};
