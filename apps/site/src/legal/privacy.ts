import { CODE_MINUTES, SESSION_DAYS } from '@cartaviva/domain';
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
        `CartaViva es el responsable de los datos de las personas que tienen una cuenta. Para cualquier asunto de privacidad escribe a ${CONTACT.legal}.`,
      ],
    },
    {
      title: 'Qué datos recogemos',
      text: ['Solo los que hacen falta para darte el servicio:'],
      list: [
        'De tu cuenta: nombre, apellido, email, contraseña (guardada como una huella que no se puede leer), país, moneda y, si quieres, una foto.',
        'De tu restaurante: nombre, dirección, teléfono y logo.',
        'El contenido de tus menús: categorías, platos, precios, descripciones, etiquetas y fotos.',
        'De uso: qué menús se abren, cuándo, y si fue por el código QR o por un enlace.',
        'Técnicos: tipo de navegador y una dirección de red a la que quitamos la parte que identifica el equipo.',
        'De quien pide una demostración: nombre, email, restaurante y, si lo da, teléfono.',
      ],
    },
    {
      title: 'Los comensales',
      text: [
        'Quien mira un menú no tiene cuenta ni da su nombre. Su navegador guarda un número al azar, distinto en cada menú, que sirve para no contar dos veces la misma visita. No puede unirse entre restaurantes.',
        'Si el navegador envía Do Not Track o Global Privacy Control, ese número no se crea y la visita no se cuenta. El menú se ve exactamente igual.',
      ],
    },
    {
      title: 'Para qué los usamos',
      text: ['Usamos los datos para estas cosas y para ninguna otra:'],
      list: [
        'Crear tu cuenta, confirmar tu email y mantener tu sesión.',
        'Guardar, publicar y mostrar tus menús.',
        'Contar las visitas de cada menú.',
        'Responder a lo que nos preguntas y avisarte de cambios del servicio.',
        'Proteger el servicio de abusos.',
      ],
    },
    {
      title: 'Con quién los compartimos',
      text: [
        'No vendemos ni alquilamos datos. Los ven únicamente los proveedores que alojan el servicio y envían nuestros correos, con la obligación de no usarlos para nada más, y las autoridades cuando la ley lo exige.',
        'Lo que publicas en un menú es público: cualquiera que tenga el enlace puede leerlo.',
      ],
    },
    {
      title: 'Cuánto tiempo los guardamos',
      text: [
        `Tu cuenta y tus menús, mientras tengas la cuenta. Una sesión dura ${SESSION_DAYS} días como máximo, y un código de verificación vence a los ${CODE_MINUTES} minutos.`,
        'Las visitas se borran con el menú al que pertenecen. Cuando una cuenta termina, su contenido puede descargarse durante 30 días y después se borra.',
      ],
    },
    {
      title: 'Cómo los protegemos',
      text: [
        'La conexión va cifrada, las contraseñas no se guardan en claro, las fotos se publican sin sus datos ocultos y el acceso interno se limita a quien lo necesita para su trabajo.',
      ],
    },
    {
      title: 'Tus derechos',
      text: [
        `Puedes pedir ver tus datos, corregirlos, llevártelos, oponerte a un uso o borrarlos. En Mi Perfil los corriges, los descargas y borras tu cuenta tú mismo; para lo demás escribe a ${CONTACT.legal} desde el email de tu cuenta. Respondemos en los plazos de la Ley 172-13 y no cuesta nada.`,
      ],
    },
    {
      title: 'Menores de edad',
      text: ['Las cuentas son para mayores de 18 años. No recogemos datos de menores a sabiendas.'],
    },
    {
      title: 'Cambios de esta política',
      text: [
        'Si cambiamos algo importante, te avisamos por email antes de que empiece a valer. La fecha de arriba dice cuándo se actualizó.',
      ],
    },
  ],
};
