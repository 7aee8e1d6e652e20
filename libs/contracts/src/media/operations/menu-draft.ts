import { UPLOAD_TYPES, XLSX } from '@cartaviva/domain';
import { IsString, Matches } from 'class-validator';
import { addedField, operations, post } from '../../operation';
import { EDITORS } from '../../people/rights';
import { rules } from '../../rules/rules';
import { MenuDraftView, ReadMenu } from '../menu-draft.dto';

const operation = operations('Menús');

const TABLE_TYPES = [
  'text/csv',
  XLSX,
  'application/vnd.ms-excel',
  'application/vnd.oasis.opendocument.spreadsheet',
];

export const menuDraft = {
  /**
   * Reads a file as a menu and deletes it afterwards in every case. The bytes of the file decide how it is read, not its
   * declared type.
   */
  read: operation('media.menuDrafts.read', {
    http: post('/api/menu-drafts'),
    summary: 'Leer un menú de un texto, una tabla, un PDF o una foto; nada se guarda',
    about:
      'Lee los platos y precios de un texto, de una tabla (CSV, XLSX, XLS, XLSB, ODS), de un PDF o de una foto, y responde un borrador para revisar. No guarda nada; una foto puede tardar hasta 25 segundos.',
    bytes: ['text/plain', ...TABLE_TYPES, 'application/pdf', ...UPLOAD_TYPES],
    input: ReadMenu,
    adds: {
      storageKey: addedField<string>(rules(Matches(/^menu-sources\/[0-9a-f-]{1,60}$/), IsString())),
    },
    status: 200,
    reply: MenuDraftView,
    rights: EDITORS,
    keys: ['menus:write'],
    limit: 'menuDraft',
    // Reading a photo of a whole page takes five to ten seconds on a machine with few cores.
    timeoutMs: 25_000,
    refuses: [
      'MENU_FILE_TYPE',
      'MENU_FILE_UNREADABLE',
      'MENU_FILE_TOO_SLOW',
      'MENU_PDF_LOCKED',
      'MENU_PDF_SCANNED',
      'MENU_PDF_TOO_LONG',
      'MENU_PHOTO_WITHOUT_TEXT',
      'UPLOAD_FORMAT',
      'UPLOAD_INCOMPLETE',
      'UPLOAD_TOO_MANY_PIXELS',
      'UPLOAD_TOO_NARROW',
      'UPLOAD_TOO_LARGE',
      'STORAGE_FULL',
    ],
  }),
} as const;
