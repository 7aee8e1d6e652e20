import { XLSX } from '@cartaviva/domain';
import { file, get, operations, post } from '../../operation';
import { ADMINISTRATORS, EDITORS } from '../../people/rights';
import { ImportRequest } from '../import.dto';
import { WorkbookReport } from '../workbook.dto';

const operation = operations('Menús');

export const workbook = {
  export: operation('menus.workbook.export', {
    http: get('/api/workbook'),
    summary: 'Todos los menús en un libro de Excel',
    about:
      'Todos tus menús en un libro de Excel, una hoja cada uno, con el ID de cada ítem. Hasta 100 menús, 5,000 líneas y 1 MB.',
    reply: file(XLSX),
    rights: EDITORS,
    keys: ['menus:read'],
    refuses: ['WORKBOOK_TOO_LARGE'],
  }),
  import: operation('menus.workbook.import', {
    http: post('/api/workbook'),
    summary: 'Cambiar todos los menús con un libro de Excel',
    about:
      'Recibe un libro como el que se descarga. Cada hoja cambia y añade los ítems de su menú, sin borrar ninguno; una hoja de otro nombre crea un menú, en borrador. Todo en una sola operación. Con `preview=true` dice qué cambiaría y no guarda nada.',
    spreadsheet: 'workbook',
    input: ImportRequest,
    limit: 'import',
    reply: WorkbookReport,
    rights: ADMINISTRATORS,
    keys: ['menus:write'],
    refuses: ['IMPORT_UNREADABLE', 'MENU_LIMIT_REACHED'],
  }),
} as const;
