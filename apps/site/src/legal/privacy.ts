import { CODE_MINUTES, ERASURE_GRACE_DAYS, SESSION_DAYS } from '@cartaviva/domain';
import { CONTACT } from '../contact';
import type { LegalDocument } from './legal-document';

export const PRIVACY: LegalDocument = {
  title: 'Política de Privacidad',
  summary:
    'Qué datos tratamos, para qué y qué puedes hacer con ellos. Seguimos la Ley 172-13 de protección de datos personales de la República Dominicana.',
  sections: [
    {
      title: 'Quién responde',
      text: [
        `CartaViva es el responsable de los datos de las personas que tienen una cuenta y de quienes abren un menú. Para cualquier asunto de privacidad escribe a ${CONTACT.legal}.`,
      ],
    },
    {
      title: 'Qué datos recopilamos',
      text: ['Solo los que hacen falta para darte el servicio:'],
      list: [
        'De tu cuenta: nombre, apellido, email, contraseña (guardada como una huella que no se puede leer), país, moneda y, si quieres, una foto. Si entras con Google, Google nos da tu nombre, tu email y un número de tu cuenta; nada más.',
        'De tu restaurante: nombre, dirección, teléfono y logo.',
        'El contenido de tus menús: categorías, platos, precios, descripciones, etiquetas, traducciones y fotos.',
        'De uso: qué menús y platos se abren, qué día, con qué tipo de aparato, y si fue por el código QR o por un enlace.',
        'Técnicos: el nombre de tu navegador y una dirección de red a la que quitamos la parte que señala el equipo antes de guardarla (en IPv4 queda la red /24; en IPv6, la /48).',
        'De tu seguridad: dónde tienes la sesión abierta y lo que pasa con tu cuenta, como entradas o cambios de contraseña.',
        'De tus pagos: qué plan, cuánto, cuándo y el número que PayPal le da al pago. Tu tarjeta la ve PayPal, nunca nosotros.',
        'De quien pide una demostración: nombre, email, restaurante y, si lo da, teléfono.',
      ],
    },
    {
      title: 'Los clientes de un restaurante',
      text: [
        'Quien mira un menú no tiene cuenta ni da su nombre. Su navegador guarda un número al azar, distinto en cada menú, que sirve para no contar dos veces la misma visita. No puede unirse entre restaurantes.',
        'Si el navegador envía Do Not Track o Global Privacy Control, ese número no se crea y la visita no se cuenta. Lo mismo si lo apagas en la página de [Cookies](/cookies). El menú se ve exactamente igual.',
        'Los pedidos se escriben en el teléfono del cliente y viajan por WhatsApp al restaurante: no pasan por nuestros servidores.',
      ],
    },
    {
      title: 'Para qué los usamos',
      text: ['Usamos los datos para estas cosas y para ninguna otra:'],
      list: [
        'Crear tu cuenta, confirmar tu email y mantener tu sesión.',
        'Guardar, publicar y mostrar tus menús.',
        'Contar las visitas de cada menú, para su dueño.',
        'Cobrar el plan que eliges y darte su recibo.',
        'Escribirte lo necesario: códigos, recibos, el fin de la prueba o del plan, avisos de seguridad y cambios del servicio. No enviamos publicidad.',
        'Responder a lo que nos preguntas y proteger el servicio de abusos.',
      ],
    },
    {
      title: 'Con quién los compartimos',
      text: [
        'No vendemos ni alquilamos datos. Los ven únicamente los proveedores que alojan el servicio y envían nuestros correos, con la obligación de no usarlos para nada más, y las autoridades cuando la ley lo exige.',
        'PayPal recibe los datos de un pago solo si pagas, y Google los de tu entrada solo si entras con él. Cada uno responde por lo suyo, con sus propias reglas.',
        'Lo que publicas en un menú es público: cualquiera que tenga el enlace puede leerlo. Si tú creas claves de API o webhooks, los programas que conectes ven lo que les das.',
      ],
    },
    {
      title: 'Cuánto tiempo los guardamos',
      text: ['Nada se guarda más de lo que sirve:'],
      entries: [
        {
          name: 'Cuenta y menús',
          text: 'Mientras tengas la cuenta.',
          until: `Al cerrarla, ${ERASURE_GRACE_DAYS} días para descargarlos o arrepentirte; después se borran.`,
        },
        {
          name: 'Sesiones',
          text: `${SESSION_DAYS} días como máximo.`,
          until: 'Antes, si la cierras.',
        },
        {
          name: 'Códigos de verificación',
          text: `Valen ${CODE_MINUTES} minutos.`,
          until: 'Se borran a las 24 horas, y con ellos el registro que nadie verificó.',
        },
        { name: 'Visitas', text: '13 meses.', until: 'Antes, si se borra el menú.' },
        { name: 'Solicitudes de demostración', text: '12 meses.', until: '' },
        {
          name: 'Pagos y recibos',
          text: 'El tiempo que exigen las leyes fiscales.',
          until: 'Tras borrar una cuenta quedan sin decir de quién son.',
        },
      ],
    },
    {
      title: 'Cookies',
      text: [
        'Usamos la de tu sesión y la que reconoce tu navegador (cv_device, un año), las dos cerradas a cualquier programa de la página. La [Política de Cookies](/cookies) las nombra todas, una por una.',
      ],
    },
    {
      title: 'Cómo los protegemos',
      text: [
        'La conexión va cifrada, las contraseñas y las claves de API no se guardan en claro, las fotos se publican sin sus datos ocultos y el acceso interno se limita a quien lo necesita para su trabajo.',
      ],
    },
    {
      title: 'Tus derechos',
      text: [
        `Puedes ver tus datos, corregirlos, llevártelos, oponerte a un uso o borrarlos. En [Mi Perfil](/profile) los corriges, los descargas en un archivo .zip y borras tu cuenta tú mismo. Al borrarla, tus menús dejan de verse en el acto y todo se elimina ${ERASURE_GRACE_DAYS} días después.`,
        `Para lo demás escribe a ${CONTACT.legal} desde el email de tu cuenta. Respondemos en los plazos de la Ley 172-13 y no cuesta nada. Si no quedas conforme, la ley te da la acción de hábeas data ante los tribunales.`,
      ],
    },
    {
      title: 'Menores de edad',
      text: [
        'Las cuentas son para mayores de 18 años. No recopilamos datos de menores a sabiendas.',
      ],
    },
    {
      title: 'Cambios de esta política',
      text: [
        'Si cambiamos algo importante, te avisamos por email antes de que empiece a valer. La fecha de arriba dice cuándo se actualizó.',
      ],
    },
  ],
};
