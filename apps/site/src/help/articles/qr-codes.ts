import { planWith } from '@cartaviva/domain';
import type { HelpCategory } from '../help-article';

/** Smallest side of a code that a phone reads over a table, in centimetres. */
const SMALLEST_CM = 3;

export const qrCodes: HelpCategory = {
  id: 'codigos-qr',
  title: 'Códigos QR y Enlaces',
  text: 'Descargar, imprimir y compartir: de la pantalla a la mesa.',
  articles: [
    {
      id: 'descargar-qr',
      title: 'Descargar tu código QR y darle tu estilo',
      text: ['El código existe desde que el menú está publicado.'],
      steps: [
        'Abre el menú en el editor y ve a la pestaña «QR».',
        'Pulsa «Descargar PNG» para imprimirlo tú, o «SVG para imprenta» para enviarlo a una imprenta: se agranda sin perder nitidez.',
        `Para tus colores o tu logo, abre «Diseño del código» y pulsa «Guardar diseño». Vienen con el plan ${planWith('branding').name}.`,
        'Pruébalo con tu propio teléfono antes de ponerlo en las mesas.',
      ],
      image: 'qr',
      after: [
        'Antes de guardar un diseño lo leemos nosotros: si los colores no tienen contraste o el logo tapa demasiado, te avisamos. «Volver a blanco y negro» lo deja como al principio.',
      ],
      related: ['imprimir-mesas', 'menu-no-encontrado', 'compartir-enlace'],
    },
    {
      id: 'imprimir-mesas',
      title: 'Imprimir habladores de mesa, etiquetas, afiches y la carta',
      text: ['Son archivos PDF en tamaño carta, listos para tu impresora o un centro de copiado.'],
      steps: [
        'En la pestaña «QR» baja hasta «Para imprimir».',
        'En «Mesas» escribe las tuyas, por ejemplo 1-12, Terraza. Cada código recuerda su mesa y la pone en el pedido del cliente. Vacío, hay un solo código para todas.',
        'Elige «Habladores», «Etiquetas», «Afiche» o «Carta completa».',
        'Imprime al 100 %, sin ajustar a la página, y pruébalo antes de hacer todas las copias.',
      ],
      image: 'imprimir',
      after: [
        `Que el código mida ${SMALLEST_CM} cm de lado o más en la mesa; para una pared, 1 cm por cada 10 cm de distancia. El papel muy brillante refleja la luz y cuesta leerlo.`,
      ],
      related: ['descargar-qr', 'compartir-enlace', 'menu-no-encontrado'],
    },
    {
      id: 'qr-despues-de-cambios',
      title: '¿Tengo que reimprimir el código si cambio el menú?',
      text: [
        'No. El código lleva a la dirección de tu menú, y esa dirección no cambia. Puedes cambiar platos, precios, fotos, color o nombre cuantas veces quieras.',
        'Tampoco deja de funcionar si tu plan vence: los menús publicados siguen en línea.',
        'Si lo pones como borrador con «Despublicar», quien escanee verá el nombre y el teléfono de tu restaurante, nunca un anuncio. Al pulsar «Publicar» vuelve completo.',
        'Solo hay un caso en que el código muere: si eliminas el menú. Te lo preguntamos antes y puedes «Deshacer» enseguida.',
      ],
      related: ['precios-y-agotados', 'cuando-vence-el-plan', 'menu-no-encontrado'],
    },
    {
      id: 'compartir-enlace',
      title: 'Compartir el enlace y recibir pedidos por WhatsApp',
      text: [
        'Cada menú publicado tiene su dirección. Al compartirla aparecen tu nombre, tu descripción y una foto de tu carta.',
      ],
      steps: [
        'En la pestaña «QR» pulsa «Copiar URL».',
        'Pégala en WhatsApp, en tu perfil de Instagram o de Google. En la pestaña «Info», en «Dirección de tu menú», tienes otra más corta, con el nombre de tu restaurante.',
        'Para recibir pedidos, escribe tu «Teléfono» de WhatsApp en la pestaña «Info» y pulsa «Guardar».',
        'Tu cliente toca un plato, elige tamaño y extras, revisa «Tu pedido» y pulsa «Enviar por WhatsApp»: te llega escrito, con el total y la mesa.',
      ],
      image: 'menu',
      after: [
        'Para el cliente es una página: no instala nada. Puede «Buscar» un plato o ingrediente, filtrar por dieta, agrandar el texto y leerla en los idiomas que le hayas puesto. Si se queda sin señal, los últimos menús que abrió se siguen leyendo.',
      ],
      related: ['imprimir-mesas', 'idiomas', 'que-es-una-visita'],
    },
  ],
};
