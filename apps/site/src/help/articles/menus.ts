import { DIETARY_TAGS, planWith, RETURN_HOUR } from '@cartaviva/domain';
import type { HelpCategory } from '../help-article';

const tags = `${DIETARY_TAGS.slice(0, -1).join(', ')} o ${DIETARY_TAGS.at(-1)}`;

export const menus: HelpCategory = {
  id: 'gestion-de-menus',
  title: 'Gestión de Menús',
  text: 'Platos, precios, importar tu carta y ofrecerla en otros idiomas.',
  articles: [
    {
      id: 'platos-y-categorias',
      title: 'Agregar platos y ordenarlos en categorías',
      text: [
        'Una categoría es una sección de tu carta, como Entradas o Bebidas. Tus clientes solo ven las que tienen platos.',
      ],
      steps: [
        'En la pestaña «Ítems» pulsa «Nueva categoría», escribe su nombre y pulsa «Crear».',
        'Pulsa «Agregar ítem». Escribe «Nombre» y «Precio»; si quieres, «Descripción», «Categoría» y foto.',
        'Si el plato viene en varios tamaños usa «Agregar tamaño», cada uno con su precio; para lo que se le agrega, «Agregar extra».',
        `En «Etiquetas dietéticas» marca ${tags}. Tus clientes filtran el menú con ellas: marca solo lo que tu cocina puede garantizar.`,
        'Pulsa «Guardar ítem», o «Agregar y seguir» para escribir el próximo.',
        'Para cambiar el orden, arrastra el plato o la categoría por su asa. Sin arrastrar: en el menú de tres puntos están «Subir» y «Bajar».',
      ],
      image: 'items',
      after: [
        'Un plato sin categoría aparece al principio. Si eliminas una categoría, sus platos no se borran: pasan a «Sin Categoría». Y si eliminas un plato sin querer, pulsa «Deshacer» en el aviso.',
      ],
      related: ['importar-carta', 'precios-y-agotados', 'subir-fotos'],
    },
    {
      id: 'precios-y-agotados',
      title: 'Cambiar precios y marcar un plato agotado',
      text: [
        'Los cambios llegan al menú en segundos, también a los teléfonos que ya lo tienen abierto. No hay que volver a publicar ni reimprimir el código.',
      ],
      steps: [
        'Para un plato: en la pestaña «Ítems» pulsa su lápiz, cambia el «Precio» y pulsa «Guardar ítem».',
        'Para muchos a la vez: abre «Más acciones del menú» y elige «Cambiar precios». Escoge «Todo el menú» o «Ítems que elijas», «Subir» o «Bajar», si es por ciento o por monto, y a cuánto «Redondear». En «Cómo quedan» ves cada precio antes de aplicarlo.',
        'Si algo se acabó, apaga el interruptor del plato: queda en la carta con la marca «No disponible».',
        `Si mañana hay otra vez, en el menú de tres puntos del plato elige «Agotado · vuelve mañana»: a las ${RETURN_HOUR} de la mañana vuelve solo.`,
      ],
      image: 'precios',
      after: ['Si te equivocas al cambiar precios, «Deshacer» los deja como estaban.'],
      related: ['platos-y-categorias', 'qr-despues-de-cambios', 'dos-ventanas'],
    },
    {
      id: 'importar-carta',
      title: 'Importar tu carta desde Excel o un CSV',
      text: [
        'Si ya tienes la carta en una tabla, no la escribas otra vez. Una fila por plato; los que ya están en el menú no se tocan.',
      ],
      steps: [
        'En la pestaña «Ítems» abre «Más acciones del menú» y elige «Importar ítems».',
        'Elige «Archivo» para un CSV o Excel (.xlsx) de hasta 1 MB, o «Pegar texto» para pegar las filas copiadas de tu hoja.',
        'Las columnas son Nombre y Precio; si quieres, Categoría, Descripción, Etiquetas y Disponible. «Descargar un ejemplo» te da una tabla para llenar.',
        'Pulsa «Revisar»: te decimos cuántos platos entran, qué categorías se crean y qué filas se quedan fuera, con el motivo.',
        'Si está bien, confirma. Lo que no se pudo leer lo corriges en tu tabla y lo importas después.',
      ],
      image: 'importar',
      after: [
        'También al revés: «Exportar a CSV» te da la carta como tabla, para tu contador o para guardarla.',
      ],
      related: ['platos-y-categorias', 'primer-menu', 'conectar-programas'],
    },
    {
      id: 'idiomas',
      title: 'Ofrecer tu menú en otros idiomas',
      text: [
        `Tus clientes eligen el idioma al abrir el menú; lo que no hayas traducido aparece en español. Viene con el plan ${planWith('languages').name}.`,
      ],
      steps: [
        'Abre el menú en el editor y ve a la pestaña «Idiomas».',
        'Marca los idiomas que quieres ofrecer.',
        'Escribe cada texto junto a su original. Enter pasa al que sigue y todo se guarda solo.',
        'Activa «Solo lo que falta» para no perderte en una carta larga.',
      ],
      image: 'idiomas',
      after: [
        'Traduce lo que se come, no el nombre: chivo guisado sigue siendo chivo guisado, y una descripción corta le cuenta al visitante qué es.',
      ],
      related: ['platos-y-categorias', 'compartir-enlace', 'que-incluye-cada-plan'],
    },
  ],
};
