import type { HelpCategory } from '../help-article';

export const qrCodes: HelpCategory = {
  id: 'codigos-qr',
  title: 'Códigos QR y Enlaces',
  articles: [
    {
      id: 'descargar-qr',
      title: 'Descargar tu código QR',
      text: ['El código existe desde que el menú está publicado.'],
      steps: [
        'Abre el menú en el editor y ve a la pestaña QR.',
        'Pulsa «Descargar PNG». El archivo lleva el nombre de tu restaurante.',
        'Imprímelo y pruébalo con tu propio teléfono antes de ponerlo en las mesas.',
      ],
    },
    {
      id: 'imprimir-qr',
      title: 'Consejos para imprimir el código',
      text: [
        'Imprímelo en negro sobre blanco, de 3 cm de lado como mínimo en la mesa; para una pared, calcula 1 cm por cada 10 cm de distancia.',
        'Deja libre el margen blanco que lo rodea: las cámaras lo necesitan. Evita el papel muy brillante, que refleja la luz.',
        'Añade una frase corta al lado, como «Escanea y mira el menú».',
      ],
    },
    {
      id: 'qr-despues-de-cambios',
      title: '¿Tengo que reimprimir el código si cambio el menú?',
      text: [
        'No. El código lleva a la dirección de tu menú, y esa dirección no cambia. Puedes cambiar platos, precios, fotos, color o nombre cuantas veces quieras.',
        'Tampoco deja de funcionar si tu plan vence: los menús publicados siguen en línea.',
      ],
    },
    {
      id: 'compartir-enlace',
      title: 'Compartir el enlace por WhatsApp o redes',
      text: [
        'En la pestaña QR, «Copiar URL» copia la dirección de tu menú. Pégala en WhatsApp, en tu perfil de Instagram o en tu ficha de Google.',
        'Al compartirla aparecen el nombre de tu restaurante, tu descripción y una foto de tu carta.',
      ],
    },
  ],
};
