import { ERASURE_GRACE_DAYS, PLANS, TRIAL_DAYS } from '@cartaviva/domain';
import { CONTACT } from '../contact';
import type { LegalDocument } from './legal-document';

const prices = PLANS.map(({ name, monthlyPrice }) => `${name}, US$${Number(monthlyPrice)}`);

export const TERMS: LegalDocument = {
  title: 'Términos de Servicio',
  summary: 'Las reglas entre tú y CartaViva, en palabras corrientes.',
  sections: [
    {
      title: 'Qué aceptas',
      text: [
        'Al crear una cuenta aceptas estos términos y la [Política de Privacidad](/privacidad). Si usas CartaViva en nombre de un negocio, declaras que puedes obligarte por él.',
      ],
    },
    {
      title: 'Qué te damos',
      text: [
        'Un servicio para crear menús digitales, publicarlos y compartirlos con un código QR o un enlace. Los comensales los leen sin cuenta y sin costo.',
      ],
    },
    {
      title: 'Tu cuenta',
      text: [
        'Debes ser mayor de 18 años, dar datos verdaderos y cuidar tu contraseña. Respondes de lo que se haga con tu cuenta.',
        'Se permite una sola cuenta gratuita por persona o entidad.',
      ],
    },
    {
      title: 'Datos que tratamos',
      text: [
        'Para dar el servicio tratamos datos de tu cuenta, de tu restaurante, el contenido de tus menús, datos de uso y datos técnicos. La [Política de Privacidad](/privacidad) explica cómo.',
      ],
    },
    {
      title: 'Tu contenido',
      text: [
        'Lo que escribes y subes es tuyo. Nos das permiso para guardarlo, adaptarlo y mostrarlo con el único fin de prestarte el servicio.',
        'Respondes de que sea legal, verdadero y de que tengas derecho a usarlo: también de los precios, los impuestos y la información sobre alérgenos.',
      ],
    },
    {
      title: 'Qué no está permitido',
      text: ['No puedes usar CartaViva para:'],
      list: [
        'Publicar contenido ilegal, engañoso o que dañe a otros.',
        'Entrar en cuentas ajenas o probar la seguridad sin permiso.',
        'Sobrecargar el servicio o copiar su contenido de forma masiva.',
        'Usar la API de modo que estorbe a los demás, o compartir una clave con quien no responda por ti.',
        'Abrir varias cuentas gratuitas para evitar los límites de un plan.',
      ],
    },
    {
      title: 'Prueba, planes y pagos',
      text: [
        `Toda cuenta nueva recibe ${TRIAL_DAYS} días de Profesional, sin tarjeta. Al terminar pasa a Free y no se cobra nada.`,
        `Precios al mes, en dólares estadounidenses: ${prices.join('; ')}. Se paga por PayPal y cada pago cubre 30 días. Puedes cancelar cuando quieras; el plan sigue hasta el final del período pagado.`,
        'Si cambiamos un precio te avisamos con al menos 30 días de anticipación, y nunca cambia lo que ya pagaste.',
      ],
    },
    {
      title: 'Cuando un plan vence',
      text: [
        'No borramos nada. Tus menús publicados siguen en línea y los códigos QR que imprimiste siguen funcionando, aunque no vuelvas a pagar. Por encima del límite de tu plan no podrás crear, duplicar ni publicar otros menús.',
      ],
    },
    {
      title: 'Disponibilidad',
      text: [
        'Nuestra meta es que el servicio esté disponible el 99.9 % del tiempo. Es una meta, no una garantía, salvo lo que diga un acuerdo firmado de un plan Empresarial. La página [Estado del Sistema](/estado-sistema) muestra cómo está todo en cada momento.',
      ],
    },
    {
      title: 'Fin de la cuenta',
      text: [
        'Puedes cerrar tu cuenta cuando quieras. Podemos suspenderla si incumples estos términos; salvo casos graves, te avisamos antes.',
        `Desde que termina tienes ${ERASURE_GRACE_DAYS} días para descargar tu contenido. Tus menús dejan de verse desde el primero y, pasado ese plazo, todo se borra y no se puede recuperar.`,
      ],
    },
    {
      title: 'Responsabilidad',
      text: [
        'Ponemos el cuidado de un profesional, pero el servicio se ofrece como está. En lo que la ley permita, nuestra responsabilidad se limita a lo que pagaste en los doce meses anteriores. Nada de esto quita los derechos que la Ley 358-05 da a los consumidores.',
      ],
    },
    {
      title: 'Ley y contacto',
      text: [
        `Estos términos se rigen por las leyes de la República Dominicana. Si algo no está claro o no va bien, escribe antes a ${CONTACT.legal}: casi todo se arregla hablando.`,
        'Si cambiamos estos términos en algo importante, te avisamos por email antes de que empiecen a valer.',
      ],
    },
  ],
};
