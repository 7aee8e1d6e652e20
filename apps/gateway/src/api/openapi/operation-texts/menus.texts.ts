import type { OperationTexts } from './operation-text';

export const MENU_OPERATIONS: OperationTexts = {
  'menuContent.arrange': [
    'Guarda en una sola transacción el orden de las categorías y el lugar de los ítems. Lo que no se nombra sigue donde estaba.',
    'CATEGORY_NOT_FOUND',
    'ITEM_NOT_FOUND',
  ],
  'menuContent.changePrices': [
    'Cambia los precios de hasta 500 ítems en una sola transacción: todos o ninguno.',
    'ITEM_NOT_FOUND',
  ],
  'prints.print': [
    'Un PDF para imprimir: carpas de mesa, etiquetas, afiche o el menú entero. Con `mesa` hay un código para cada mesa.',
    'MENU_NOT_PUBLISHED',
  ],
  'spreadsheets.import': [
    'Recibe CSV, texto pegado o XLSX, hasta 1 MB, con títulos en sus columnas: el del nombre y uno solo del precio. Si no se sabe cuál columna es cuál, se rechaza entero y dice qué títulos encontró. Las líneas correctas entran y las demás se listan con su razón. Con `preview=true` dice qué entraría y no guarda nada.',
    'IMPORT_UNREADABLE',
    'MENU_CONTENT_LIMIT_REACHED',
  ],
  'spreadsheets.export': [
    'Los ítems del menú en CSV, con las mismas columnas que recibe la importación.',
  ],
  'workbook.export': [
    'Todos tus menús en un libro de Excel, una hoja cada uno, con el ID de cada ítem. Hasta 100 menús, 5,000 líneas y 1 MB.',
    'WORKBOOK_TOO_LARGE',
  ],
  'workbook.import': [
    'Recibe un libro como el que se descarga. Cada hoja cambia y añade los ítems de su menú, sin borrar ninguno; una hoja de otro nombre crea un menú, en borrador. Todo en una sola operación. Con `preview=true` dice qué cambiaría y no guarda nada.',
    'IMPORT_UNREADABLE',
    'MENU_LIMIT_REACHED',
  ],
  'menuDrafts.read': [
    'Lee los platos y precios de un texto, de una tabla (CSV, XLSX, XLS, XLSB, ODS), de un PDF o de una foto, y responde un borrador para revisar. No guarda nada; una foto puede tardar hasta 25 segundos.',
  ],
  'templates.list': [
    'Plantillas para cafetería, comedor criollo, pizzería, food truck, bar y sushi.',
  ],
};
