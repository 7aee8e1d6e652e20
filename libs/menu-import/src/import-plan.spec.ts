import { CATEGORIES_PER_MENU, ITEMS_PER_MENU } from '@cartaviva/domain';
import { planImport } from './import-plan';
import type { ImportedItem } from './menu-spreadsheet';

const flan: ImportedItem = {
  line: 2,
  name: 'Flan',
  price: '90.00',
  description: null,
  category: 'Dulces',
  dietaryTags: [],
  allergens: [],
  isAvailable: true,
  id: '',
};
const refused = [{ line: 3, reason: 'Falta el precio.' }];
const names = (of: number) => Array.from({ length: of }, (_, at) => `Categoría ${at}`);

describe('what of a table lands in a menu', () => {
  it('is what can be read, with the categories that are new, each once', () => {
    const again = { ...flan, line: 4, category: '  dulces ' };
    const plan = planImport(
      { items: [flan, again], refused },
      { items: 0, categoryNames: [], externalIds: [] },
    );
    expect(plan).toEqual({ items: [flan, again], newCategories: ['Dulces'], faults: refused });
  });

  it('is no more than the menu has room for', () => {
    const later = { ...flan, line: 4 };
    const present = { items: ITEMS_PER_MENU - 1, categoryNames: ['DULCES'], externalIds: [] };
    const { items, faults } = planImport({ items: [flan, later], refused }, present);
    expect(items).toEqual([flan]);
    expect(faults).toEqual([...refused, { line: 4, reason: 'El menú ya tiene 500 ítems.' }]);
  });

  it('is told with its faults from the top of the table down', () => {
    const late = { line: 9, reason: 'Falta el nombre.' };
    const full = { items: ITEMS_PER_MENU, categoryNames: [], externalIds: [] };
    const { faults } = planImport({ items: [flan], refused: [...refused, late] }, full);
    expect(faults.map(({ line }) => line)).toEqual([2, 3, 9]);
  });

  it('needs room for its category too, if that is new', () => {
    const loose = { ...flan, line: 4, category: null };
    const present = { items: 0, categoryNames: names(CATEGORIES_PER_MENU), externalIds: [] };
    const plan = planImport({ items: [flan, loose], refused: [] }, present);
    expect(plan.items).toEqual([loose]);
    expect(plan.faults).toEqual([{ line: 2, reason: 'El menú ya tiene 100 categorías.' }]);
  });
});
