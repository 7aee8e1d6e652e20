import { CATEGORIES_PER_MENU, groupedBy, ITEMS_PER_MENU, type MenuDraft } from '@cartaviva/domain';
import { decodeText } from './decode-text';
import { hasHeadings } from './has-headings';
import type { Column } from './headings';
import { menuSpreadsheet, type MenuSpreadsheet } from './menu-spreadsheet';
import { readMenuText } from './read-menu-text';
import { readTextTable } from './read-spreadsheet';
import { UnreadableSpreadsheet } from './unreadable-spreadsheet';

/**
 * Reads a menu from the bytes of a text, whatever its letters are written with. A table that says which of
 * its columns is which is read as a table.
 * @throws UnreadableSpreadsheet where no code page makes words of it
 */
export function readTextFile(bytes: Uint8Array): MenuDraft {
  const text = decodeText(bytes);
  return (hasHeadings(text) && tableDraft(text)) || readMenuText(text);
}

/** What an item of a draft has; of a table that says more, nothing may be lost. */
const IN_DRAFTS: readonly Column[] = ['name', 'price', 'description', 'category'];

/** Lines that a draft lists as unread, one by one. */
const MAX_UNREAD = 1000;

/** Undefined where it is not clear which column is which, or where a draft has no room for the table. */
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
          ...{ name: itemName, price, description },
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
