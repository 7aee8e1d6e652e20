import { CATEGORIES_PER_MENU, groupedBy, ITEMS_PER_MENU, type MenuDraft } from '@cartaviva/domain';
import { decodeText } from './decode-text';
import { hasHeadings } from './has-headings';
import type { Column } from './headings';
import { menuSpreadsheet, type MenuSpreadsheet } from './menu-spreadsheet';
import { readMenuText } from './read-menu-text';
import { readTextTable } from './read-spreadsheet';
import { UnreadableSpreadsheet } from './unreadable-spreadsheet';

/**
 * Reads a menu from a text in any supported encoding. A table with clear headings is read as a
 * table.
 * @throws UnreadableSpreadsheet if no encoding gives readable text
 */
export function readTextFile(bytes: Uint8Array): MenuDraft {
  const text = decodeText(bytes);
  return (hasHeadings(text) && tableDraft(text)) || readMenuText(text);
}

/** Columns that a draft can store. A table with more columns would lose data as a draft. */
const IN_DRAFTS: readonly Column[] = ['name', 'price', 'description', 'category'];

/** Maximum number of unread lines that a draft lists. */
const MAX_UNREAD = 1000;

/** Returns undefined if the columns are unclear or the table does not fit in a draft. */
function tableDraft(text: string): MenuDraft | undefined {
  try {
    const table = readTextTable(text);
    const read = menuSpreadsheet(table);
    const isWhole = read.columns.every((column) => IN_DRAFTS.includes(column));
    const fits = read.items.length <= ITEMS_PER_MENU && read.refused.length < MAX_UNREAD;
    const draft = toDraft(read, table);
    return isWhole && fits && draft.categories.length <= CATEGORIES_PER_MENU ? draft : undefined;
  } catch (error) {
    if (error instanceof UnreadableSpreadsheet) return undefined;
    throw error;
  }
}

function toDraft(
  { items, refused, ignored }: MenuSpreadsheet,
  table: readonly string[][],
): MenuDraft {
  const groups = groupedBy(items, ({ category }) => category ?? '');
  return {
    categories: [...groups.entries()]
      .toSorted(([one], [other]) => Number(one !== '') - Number(other !== ''))
      .map(([name, own]) => ({
        name: name || null,
        items: own.map(({ name: itemName, price, description }) => ({
          name: itemName,
          price,
          description,
          doubts: [],
        })),
      })),
    unread: [
      ...ignored.map((title) => ({ text: `Columna ${title}` })),
      ...refused.map(({ line, reason }) => ({
        text: `${(table[line - 1] ?? []).join(' ').trim().slice(0, 1000)} (${reason.replace(/\.$/, '')})`,
      })),
    ],
  };
}
