import { aCategory, anItem } from '@cartaviva/web-testing';
import { ITEMS_PER_MENU } from '@cartaviva/domain';
import { readCells } from './cell-table';
import { pastedCells } from './pasted-cells';

const mains = aCategory({ id: 'mains', name: 'Platos fuertes' });
const drinks = aCategory({ id: 'drinks', name: 'Bebidas' });
const goat = anItem({ id: 'goat', name: 'Chivo', price: '545.00', categoryId: 'mains' });
const juice = anItem({ id: 'juice', name: 'Jugo', price: '110.00', categoryId: 'drinks' });
const sized = anItem({ id: 'pizza', price: '450.00', sizes: [{ name: 'Mini', price: '450.00' }] });
const grid = { items: [goat, juice], categories: [mains, drinks], total: 2 };
const [NAME, DESCRIPTION, CATEGORY, PRICE, AVAILABLE] = [0, 1, 2, 3, 4] as const;

const paste = (text: string, row: number, column: number, over: Partial<typeof grid> = {}) =>
  pastedCells(readCells(text), { row, column }, { ...grid, ...over });

describe('cells pasted over the grid', () => {
  it('go over as many rows and columns as were copied, as people write them', () => {
    expect(paste('Chivo guisado\t Con yuca \t platos  FUERTES\tRD$ 1,250', 0, NAME)).toEqual({
      updates: [
        {
          item: goat,
          changes: { name: 'Chivo guisado', description: 'Con yuca', price: '1250.00' },
        },
      ],
      creations: [],
    });
    expect(paste('Bebidas\t600\tno\nPlatos fuertes\t120\tsí', 0, CATEGORY)).toMatchObject({
      updates: [
        { item: goat, changes: { categoryId: 'drinks', price: '600.00', isAvailable: false } },
        { item: juice, changes: { categoryId: 'mains', price: '120.00' } },
      ],
    });
  });

  it('leave what says the same, blank prices and what an item with sizes costs', () => {
    const over = { items: [goat, juice, sized] };
    expect(paste('545\n\n999', 0, PRICE, over)).toEqual({ updates: [], creations: [] });
    expect(paste('545\n\nmucho', 0, PRICE, over)).toEqual({ updates: [], creations: [] });
  });

  it('empty a description and a category that are blank', () => {
    const [item, categories] = [{ ...goat, description: 'Con ron' }, [mains, drinks]];
    expect(paste('\t', 0, DESCRIPTION, { items: [item], categories })).toMatchObject({
      updates: [{ changes: { description: null, categoryId: null } }],
    });
  });

  it.each([
    ['Fila 2, Precio: «doce» no es un precio, como 350 o 1250.50.', PRICE, '600\ndoce'],
    ['Fila 2, Nombre: falta el nombre.', NAME, 'Chivo\n '],
    ['Fila 1, Categoría: no hay una categoría «Postres».', CATEGORY, 'Postres'],
    ['Fila 1, Disponible: «quizás» no es Sí ni No.', AVAILABLE, 'quizás'],
    ['Fila 1, Nombre: Escribe 120 caracteres como máximo.', NAME, 'x'.repeat(121)],
    ['Fila 1, Descripción: Escribe un texto sin caracteres invisibles.', DESCRIPTION, 'a\u0007'],
    ['Pegaste 3 columnas y desde aquí hay 2.', PRICE, '600\tSí\tmás'],
    [
      'Pegaste 3 filas y desde aquí hay 2 ítems. Para agregar ítems, pega desde la columna Nombre.',
      PRICE,
      '1\n2\n3',
    ],
  ])('are all refused, by row and column: %s', (fault, column, text) => {
    expect(paste(text, 0, column)).toEqual({ fault: `${fault} No cambió nada.` });
  });

  it('are refused by what is wrong three times, and how often more', () => {
    const items = Array.from({ length: 5 }, () => goat);
    expect(paste('a\nb\nc\nd\ne', 0, PRICE, { items })).toEqual({
      fault: expect.stringMatching(
        /^Fila 1.*Fila 2.*Fila 3.* Y 2 más\. No cambió nada\.$/,
      ) as string,
    });
  });

  describe('below the last row', () => {
    const block = 'Jugo\tDe chinola\tBebidas\t120\tSí\nBatida\tDe lechosa\t\t150\tno\n\t\t\t\n';

    it('are new items, in the category of the last row unless they say another', () => {
      expect(paste(block, 1, NAME)).toMatchObject({
        updates: [{ item: juice, changes: { description: 'De chinola', price: '120.00' } }],
        creations: [
          {
            name: 'Batida',
            description: 'De lechosa',
            categoryId: 'drinks',
            price: '150.00',
            isAvailable: false,
          },
        ],
      });
      const moved = paste(`${block}Pan\t\tplatos fuertes\t25`, 1, NAME);
      expect(moved).toMatchObject({ creations: [{}, { name: 'Pan', categoryId: 'mains' }] });
    });

    it('need a name and a price', () => {
      const reason = 'falta el precio; un ítem nuevo lleva nombre y precio';
      expect(paste('Jugo\nBatida', 1, NAME)).toEqual({
        fault: `Fila 3, Precio: ${reason}. No cambió nada.`,
      });
    });

    it('find room in the menu, or are refused in words', () => {
      expect(paste(block, 1, NAME, { total: ITEMS_PER_MENU - 1 })).toHaveProperty('creations');
      expect(paste(block, 1, NAME, { total: ITEMS_PER_MENU })).toEqual({
        fault:
          'Un menú puede tener 500 ítems: en este caben 0 más y pegaste 1 nuevo. No cambió nada.',
      });
    });
  });
});
