import { SESSION_DAYS } from '@cartaviva/domain';
import { CONTACT } from '../contact';
import type { LegalDocument } from './legal-document';

export const COOKIES: LegalDocument = {
  title: 'Política de Cookies',
  summary:
    'Qué guardamos en tu navegador, con su nombre, para qué y hasta cuándo. Es poco, y casi todo es para que puedas entrar.',
  sections: [
    {
      title: 'Qué son las cookies',
      text: [
        'Son datos pequeños que un sitio guarda en tu navegador para recordarte entre una página y otra. Aquí llamamos igual a lo que se guarda en el almacenamiento local del navegador, que sirve para lo mismo.',
        'Se suelen distinguir cuatro tipos: esenciales, de rendimiento, de funcionalidad y de marketing. Esto es lo que usamos de cada uno.',
      ],
    },
    {
      title: 'Esenciales',
      text: [
        'Sin ellas no podrías entrar ni terminar lo que empiezas. Las cookies son HttpOnly: ningún programa de la página puede leerlas. Con conexión cifrada sus nombres empiezan por __Host-.',
      ],
      entries: [
        {
          name: 'cv_session',
          text: 'Te mantiene dentro de tu cuenta.',
          until: `Hasta ${SESSION_DAYS} días, o hasta que cierras sesión.`,
        },
        {
          name: 'cv_device',
          text: 'Reconoce el navegador en el que ya entraste, para que los intentos de otros con tu email no te cierren el paso. No abre nada: sigue haciendo falta tu contraseña.',
          until: 'Un año desde tu última entrada.',
        },
        {
          name: 'cv_browser',
          text: 'Un número al azar que recuerda que este navegador pidió un código, para que los intentos de otros no gasten los tuyos.',
          until: 'Un día.',
        },
        {
          name: 'cv_google',
          text: 'Solo si entras con Google: comprueba que vuelves tú.',
          until: 'Diez minutos; se borra al volver.',
        },
        {
          name: 'demoMode, demoUser, demoMenus',
          text: 'Los menús de ejemplo que editas en la demostración.',
          until: 'Hasta que sales de ella o inicias sesión.',
        },
        {
          name: 'menuDraft:…',
          text: 'Lo que escribes en el editor y aún no guardas, por si se cierra la ventana.',
          until: 'Hasta que lo guardas o lo descartas.',
        },
        {
          name: 'cartaviva-order-…',
          text: 'El pedido que armas en un menú. No sale de tu teléfono hasta que lo envías.',
          until: 'Hasta que cierras la pestaña.',
        },
      ],
    },
    {
      title: 'De rendimiento',
      text: [
        'Solo en los menús públicos, y solo para contar visitas. No dice quién eres y no sirve en otro menú. Arriba puedes apagarlo en este navegador.',
      ],
      entries: [
        {
          name: 'cartaviva-visitor-…',
          text: 'Un número al azar, distinto en cada menú, para no contar dos veces tu visita.',
          until: 'Hasta que lo borras.',
        },
      ],
    },
    {
      title: 'De funcionalidad',
      text: ['Recuerdan lo que elegiste. Aparecen solo si lo eliges.'],
      entries: [
        { name: 'theme', text: 'Tema claro u oscuro.', until: 'Hasta que lo borras.' },
        {
          name: 'cartaviva-text',
          text: 'El tamaño del texto de los menús.',
          until: 'Hasta que lo borras.',
        },
        {
          name: 'cartaviva-no-contar',
          text: 'Que no quieres que contemos tus visitas.',
          until: 'Hasta que cambias de idea.',
        },
        {
          name: 'cartaviva-cookies',
          text: 'Que ya leíste el aviso de cookies.',
          until: 'Hasta que lo borras.',
        },
        {
          name: 'cartaviva-menu-pages-1, cartaviva-menu-files-1',
          text: 'Los diez últimos menús que abriste, para leerlos sin conexión.',
          until: 'Hasta que otros ocupan su lugar o los borras.',
        },
      ],
    },
    {
      title: 'De marketing',
      text: ['No usamos ninguna. Nadie te sigue desde aquí a otro sitio.'],
    },
    {
      title: 'Terceros',
      text: [
        'Estas son las clases de terceros que un servicio así suele tener, y lo que hacen aquí:',
      ],
      list: [
        'Servicio de analítica: ninguno. Las visitas las contamos nosotros.',
        'Proveedor de pagos: PayPal. Su programa se carga solo después de que pulsas un botón de pago; desde ahí pone sus propias cookies, con sus reglas.',
        'Inicio de sesión: Google, solo si eliges entrar con él, y en su propia página.',
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
        'Lo esencial se usa porque sin ello no podríamos darte lo que pides. El número de visita no te identifica, y puedes negarte a él cuando quieras, aquí mismo. No hay cookies de marketing, así que no te pedimos permiso para ninguna: un aviso discreto te lo cuenta y ya. Si algún día quisiéramos usar otras, te preguntaríamos antes de guardarlas.',
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
