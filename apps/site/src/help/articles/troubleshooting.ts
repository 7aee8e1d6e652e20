import { CONTACT } from '../../contact';
import type { HelpCategory } from '../help-article';

export const troubleshooting: HelpCategory = {
  id: 'solucion-de-problemas',
  title: 'Solución de Problemas',
  articles: [
    {
      id: 'no-puedo-entrar',
      title: 'No puedo iniciar sesión',
      text: [
        'Revisa que el email sea el de tu registro y que la contraseña tenga sus mayúsculas. Tras varios intentos seguidos hay que esperar unos minutos.',
        'Si nunca confirmaste tu email, al entrar verás «Escribir el código de verificación»: te enviamos un código nuevo.',
        `Si aun así no entras, escríbenos a ${CONTACT.support}.`,
      ],
    },
    {
      id: 'menu-no-encontrado',
      title: 'Mi menú dice «Menú no encontrado»',
      text: [
        'Esa página aparece cuando la dirección no es de ningún menú. Copia de nuevo la URL desde la pestaña QR.',
        'Si el menú existe pero está como Borrador, tus clientes ven el nombre y el teléfono de tu restaurante. Pulsa «Publicar» en el editor y vuelve a aparecer completo.',
      ],
    },
    {
      id: 'el-qr-no-escanea',
      title: 'El código QR no escanea',
      text: ['Casi siempre es la impresión, y se arregla en un minuto.'],
      steps: [
        'Comprueba que el margen blanco está completo y que nada lo tapa.',
        'Límpialo y busca mejor luz; el plástico brillante refleja.',
        'Si está muy pequeño o borroso, descarga el PNG otra vez e imprímelo más grande.',
      ],
    },
    {
      id: 'la-foto-no-sube',
      title: 'La foto no sube',
      text: [
        '«Archivo demasiado grande» significa que pasa de 10 MB; envíatela por correo en tamaño mediano y prueba con esa.',
        '«Solo se permiten archivos de imagen» aparece con documentos, videos o dibujos SVG. Usa JPG o PNG.',
        'Con poca señal la subida puede cortarse. Espera a tener mejor conexión e inténtalo de nuevo: el plato no se pierde.',
      ],
    },
  ],
};
