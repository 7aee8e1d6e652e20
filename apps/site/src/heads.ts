import { PLANS, TRIAL_DAYS } from '@cartaviva/domain';
import { ORIGIN, type PageHead } from '@cartaviva/ui/page-head';
import { CONTACT } from './contact';

/** Placeholder that the gateway replaces with the requested address. */
export const NOWHERE = '/pagina.invalid';

const ORGANIZATION = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${ORIGIN}/#organization`,
  name: 'CartaViva',
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icon-512.png`,
  email: CONTACT.support,
  areaServed: 'DO',
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: CONTACT.support,
    telephone: CONTACT.phone,
    availableLanguage: 'es',
  },
};

const APPLICATION = {
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'CartaViva',
  url: `${ORIGIN}/`,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'es-DO',
  publisher: { '@id': ORGANIZATION['@id'] },
  offers: PLANS.map(({ name, monthlyPrice }) => ({
    '@type': 'Offer',
    name,
    price: monthlyPrice,
    priceCurrency: 'USD',
    url: `${ORIGIN}/#pricing`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: monthlyPrice,
      priceCurrency: 'USD',
      unitCode: 'MON',
    },
  })),
};

/** Metadata of the prerendered pages, which are complete without a script. */
export const HEADS: readonly PageHead[] = [
  {
    path: '/',
    title: 'Menús digitales con código QR',
    description: `Crea el menú digital de tu restaurante, imprime su código QR una vez y cambia precios cuando quieras. ${TRIAL_DAYS} días gratis, sin tarjeta.`,
    data: [ORGANIZATION, APPLICATION],
  },
  {
    path: '/centro-ayuda',
    title: 'Centro de Ayuda',
    description:
      'Respuestas claras para crear tu menú, imprimir tus códigos QR, leer tus visitas y manejar tu plan en CartaViva.',
  },
  {
    path: '/estado-sistema',
    title: 'Estado del Sistema',
    description: 'Cómo están ahora mismo los servicios de CartaViva y qué ha pasado con ellos.',
  },
  {
    path: '/documentacion-api',
    title: 'Documentación de la API',
    description:
      'Lee y cambia tus menús desde tus propios programas: llamadas, claves, límites y errores de la API de CartaViva.',
  },
  {
    path: '/privacidad',
    title: 'Política de Privacidad',
    description:
      'Qué datos recoge CartaViva, para qué, por cuánto tiempo y qué derechos tienes sobre ellos.',
  },
  {
    path: '/terminos',
    title: 'Términos de Servicio',
    description: 'Las condiciones de CartaViva: cuentas, planes, pagos, contenido y cancelación.',
  },
  {
    path: '/cookies',
    title: 'Política de Cookies',
    description: 'Qué guarda CartaViva en tu navegador, para qué, y cómo lo controlas.',
  },
];
