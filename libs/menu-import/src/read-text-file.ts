import type { MenuDraft } from '@cartaviva/domain';
import { decodeText } from './decode-text';
import { readMenuText } from './read-menu-text';
import { readTables, type TableChoice } from './tables/read-tables';
import { jsonTable } from './tables/json-table';
import { textTable } from './tables/text-table';

/**
 * Reads a menu from a text in any supported encoding. Lines with the same cells are read as a table.
 * @throws UnreadableSpreadsheet if no encoding gives readable text
 */
export function readTextFile(bytes: Uint8Array, choice: TableChoice = {}): MenuDraft {
  const text = decodeText(bytes);
  const table = jsonTable(text) ?? textTable(text);
  return table ? readTables([table], choice) : readMenuText(text);
}
