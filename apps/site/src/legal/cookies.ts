import { SESSION_DAYS } from '@cartaviva/domain';
import { CONTACT } from '../contact';
import type { LegalDocument } from './legal-document';

export const COOKIES: LegalDocument = {
  title: 'Política de Cookies',
  summary:
    'Qué guardamos en tu navegador y por qué. Es poco, y casi todo es para que puedas entrar.',
  sections: [
    {
      title: 'Qué son las cookies',
      text: [
        'Son datos pequeños que un sitio guarda en tu navegador para recordarte entre una página y otra. Aquí llamamos igual a lo que se guarda en el almacenamiento local del navegador, que sirve para lo mismo.',
      ],
    },
    {
      title: 'Tipos de cookies y cuáles usamos',
      text: ['Se suelen distinguir cuatro tipos:'],
      list: [
        `Esenciales. Usamos la de tu sesión, que te mantiene dentro de tu cuenta hasta ${SESSION_DAYS} días, y si entras con Google, otra que dura diez minutos y se borra al volver. La demostración también guarda en tu navegador los menús de ejemplo que editas.`,
        'De rendimiento. En cada menú público se guarda un número al azar para no contar dos veces tu visita. No dice quién eres y no sirve en otro menú.',
        'De funcionalidad. Recordamos si prefieres el tema claro u oscuro.',
        'De marketing. No usamos ninguna.',
      ],
    },
    {
      title: 'Terceros',
      text: [
        'Estas son las clases de terceros que un servicio así suele tener, y lo que hacen aquí:',
      ],
      list: [
        'Servicio de analítica: ninguno. Las visitas las contamos nosotros.',
        'Proveedor de pagos: sus cookies solo aparecen si pagas un plan, y las pone él en su propia ventana, con sus reglas.',
        'Redes sociales: no cargamos botones ni contenido suyo. Un enlace a una red o a un chat te lleva a su sitio cuando lo pulsas.',
      ],
    },
    {
      title: 'Cómo controlarlas',
      text: [
        'Puedes borrar o bloquear las cookies desde los ajustes de tu navegador, en el apartado de privacidad. También respetamos Do Not Track y Global Privacy Control: con cualquiera de los dos no se guarda el número de visita.',
      ],
    },
    {
      title: 'Qué pasa si las desactivas',
      text: [
        'Los menús públicos se leen igual. Sin la cookie de sesión no puedes iniciar sesión, y sin almacenamiento local la demostración no recuerda tus cambios.',
      ],
    },
    {
      title: 'Consentimiento',
      text: [
        'No pedimos consentimiento para lo que es necesario para darte lo que pides. No hay cookies de marketing, así que no hay aviso que cerrar. Si algún día quisiéramos usar otras, te preguntaríamos antes.',
      ],
    },
    {
      title: 'Cambios y contacto',
      text: [
        `Esta página dice siempre lo que usamos hoy. Si tienes una duda, escribe a ${CONTACT.legal}.`,
      ],
    },
  ],
};
