import { foldedName, searchable } from '@cartaviva/domain';
import { namesSection } from '../draft/menu-words';
import { isFilled, type Sheet } from '../table';
import { assignColumns } from './assign-columns';
import { lineText } from './cell-text';
import { findHeadingRow } from './find-heading-row';

/** Names of sheets that contain no items. */
const OTHER_SHEET =
  /insumo|ingrediente|ingredient|receta|recipe|costo|coste|cost|inventario|inventory|stock|proveedor|supplier|compra|instruc|ayuda|help|ejemplo|example|readme|leeme|modific|modifier|option|tax|impuesto|emplead|usuario|user|client|venta|sale|resumen|summary|portada|cover|nota|lista desplegable|catalogo de|config|datos|discount|descuento|merma|personal|gasto|caja|historial/;

/** Default names of sheets in spreadsheet programs and point-of-sale systems. */
const GENERIC =
  /^(?:hoja|sheet|tabla|table|foglio|folha|planilla|libro|page|pagina) ?\d*$|^(?:carta|menu|menus|precios|lista(?: de precios)?|productos?|products?|items?|platos|articulos|export(?:acion)?|inventory|catalogo?|datos|data|plantilla|template|.{1,2})(?: ?(?:\(?\d+\)?|\d{4}))?$/;

/** Returns true for a sheet with items. The only sheet of a file always counts as one. */
export function isMenuSheet(sheet: Sheet, sheets: readonly Sheet[]): boolean {
  if (sheets.length === 1) return true;
  if (isCategoryList(sheet) || isHidden(sheet)) return false;
  const { columns } = assignColumns(sheet.table);
  const roles = new Set(columns.map(({ role }) => role));
  const hasItems =
    roles.has('name') && (roles.has('price') || roles.has('size') || roles.has('sizes'));
  const isOther = OTHER_SHEET.test(searchable(sheet.name)) && !namesSection(sheet.name);
  return hasItems && !isOther;
}

const isHidden = ({ isHidden: hidden = false }: Sheet): boolean => hidden;

/** Returns the category that the name of a sheet gives to its items, or an empty string. */
export function sheetCategory(sheet: Sheet, sheets: readonly Sheet[]): string {
  const name = sheet.name.replace(/\s+/g, ' ').trim();
  if (!name || GENERIC.test(searchable(name))) return '';
  const menus = sheets.filter((one) => isMenuSheet(one, sheets));
  return menus.length > 1 || namesSection(name) ? name : '';
}

const CATEGORY_NAME = /^(?:category name|nombre de (?:la )?categoria)$/;
const CATEGORY_ITEMS =
  /^(?:items in category|(?:articulos|items|productos) (?:en|de) (?:la )?categoria)$/;

/** Is true for a sheet of Clover that has one column of items for each category. */
const isCategoryList = ({ table }: Sheet): boolean =>
  table.slice(0, 5).some((cells) => CATEGORY_NAME.test(searchable(lineText(cells[0] ?? '')))) &&
  table.slice(0, 20).some((cells) => CATEGORY_ITEMS.test(searchable(lineText(cells[0] ?? ''))));

/** Returns the categories, keyed by the folded names of their items, from the sheet that lists them. */
export function categoriesOfSheet(sheets: readonly Sheet[]): ReadonlyMap<string, string> {
  const list = sheets.length > 1 ? sheets.find(isCategoryList) : undefined;
  const categories = new Map<string, string>();
  if (!list) return categories;
  const top = list.table.findIndex((cells) =>
    CATEGORY_NAME.test(searchable(lineText(cells[0] ?? ''))),
  );
  const names = list.table[top]!.map((cell) => lineText(cell));
  for (const cells of list.table.slice(top + 1)) {
    cells.forEach((cell, at) => {
      if (at > 0 && names[at] && isFilled(cell))
        categories.set(foldedName(lineText(cell)), names[at]);
    });
  }
  return categories;
}

export const hasHeadingRow = ({ table }: Sheet): boolean => findHeadingRow(table) !== null;
