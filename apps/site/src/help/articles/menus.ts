import { DIETARY_TAGS } from '@cartaviva/domain';
import type { HelpCategory } from '../help-article';

export const menus: HelpCategory = {
  id: 'gestion-de-menus',
  title: 'Gestión de Menús',
  articles: [
    {
      id: 'categorias-e-items',
      title: 'Ordenar tu carta en categorías',
      text: [
        'En la pestaña Ítems, «Nueva categoría» crea una sección como Entradas o Bebidas. Dos categorías del mismo menú no pueden llamarse igual.',
        'Un plato sin categoría aparece al principio del menú. Si eliminas una categoría, sus platos no se borran: pasan a «Sin Categoría».',
        'Los comensales solo ven las categorías que tienen platos.',
      ],
    },
    {
      id: 'precio-y-disponibilidad',
      title: 'Cambiar un precio o marcar un plato agotado',
      text: ['El cambio llega al menú en cuanto guardas; no hay que volver a publicar.'],
      steps: [
        'Abre el editor y ve a la pestaña Ítems.',
        'Edita el plato y cambia su precio, o apaga «Disponible hoy».',
        'Pulsa «Guardar ítem». El plato agotado sigue en la carta con la marca «No disponible».',
      ],
    },
    {
      id: 'fotos-y-logo',
      title: 'Añadir fotos y logo',
      text: [
        'Acepta JPG, PNG, WebP, GIF y AVIF de hasta 10 MB. La reducimos a varios tamaños para que abra rápido y le quitamos los datos ocultos, como el lugar donde se tomó.',
        'Las fotos de los platos se muestran en proporción 4:3: deja el plato en el centro. El logo se ve mejor si es cuadrado.',
      ],
    },
    {
      id: 'etiquetas-dieteticas',
      title: 'Usar las etiquetas dietéticas',
      text: [
        `Al editar un plato puedes marcarlo como ${DIETARY_TAGS.slice(0, -1).join(', ')} o ${DIETARY_TAGS.at(-1)}.`,
        'La etiqueta aparece junto al plato, y el comensal puede filtrar el menú para ver solo lo que le conviene.',
        'Marca únicamente lo que tu cocina puede garantizar: hay personas que deciden por su salud.',
      ],
    },
  ],
};
