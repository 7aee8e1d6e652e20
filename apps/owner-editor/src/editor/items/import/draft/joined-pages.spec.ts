import type { DraftItem, MenuDraft } from '@cartaviva/domain';
import { rowsOf } from './edited-draft';
import { withPages } from './joined-pages';

type Line = readonly [name: string, price: string];

const page = (
  sections: Readonly<Record<string, readonly Line[]>>,
  rest: Partial<MenuDraft> = {},
): { draft: MenuDraft } => ({
  draft: {
    categories: Object.entries(sections).map(([name, lines]) => ({
      name: name || null,
      items: lines.map(([dish, price]): DraftItem => ({
        name: dish,
        price,
        description: null,
        doubts: [],
      })),
    })),
    unread: [],
    ...rest,
  },
});
const joined = (...pages: Parameters<typeof page>[0][]) =>
  withPages(
    undefined,
    pages.map((sections) => page(sections)),
    [],
  );
const seen = (draft: ReturnType<typeof joined>) =>
  draft.sections.map(({ name, rows }) => [
    name,
    ...rows.map((row) => [row.name, row.source ?? 0, ...row.doubts].join()),
  ]);

describe('the pages of a menu', () => {
  it('are one draft in their order, and a category goes on under the same name', () => {
    const draft = joined(
      { Sopas: [['Sancocho', '450.00']], Carnes: [['Chivo', '520.00']] },
      { CARNES: [['Res', '480.00']], Postres: [['Flan', '90.00']] },
      { sopas: [['Asopao', '390.00']] },
    );
    expect(seen(draft)).toEqual([
      ['Sopas', 'Sancocho,0', 'Asopao,2'],
      ['Carnes', 'Chivo,0', 'Res,1'],
      ['Postres', 'Flan,1'],
    ]);
    const keys = [...draft.sections, ...rowsOf(draft)].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(Math.max(...keys)).toBeLessThan(draft.nextKey);
    expect(draft.pages).toBe(3);
  });

  it('may begin in the middle of a category, which is then in doubt', () => {
    const draft = joined({ Sopas: [['Sancocho', '450.00']] }, { '': [['Asopao', '390.00']] });
    expect(seen(draft)).toEqual([['Sopas', 'Sancocho,0', 'Asopao,1,category']]);
    expect(seen(joined({ '': [['Flan', '90.00']] }, { '': [['Jalao', '60.00']] }))).toEqual([
      ['', 'Flan,0', 'Jalao,1'],
    ]);
  });

  it.each([
    ['the same line', ['Flan', '90.00'], 'Postres', true],
    ['the same dish with another price', ['FLAN', '95.00'], 'Postres', true],
    ['the same line under another heading', ['Flan', '90.00'], 'Dulces', true],
    ['another dish of that name', ['Flan', '120.00'], 'Vegano', false],
    ['another dish with that price', ['Jalao', '90.00'], 'Postres', false],
  ] as const)('may overlap: %s', (_, line, category, isRepeated) => {
    const draft = joined({ Postres: [['Flan', '90.00']] }, { [category]: [line] });
    expect(rowsOf(draft)).toHaveLength(2);
    expect(rowsOf(draft).map(({ doubts }) => doubts.includes('repeated'))).toEqual([
      false,
      isRepeated,
    ]);
  });

  it.each([
    ['Mofongo de camaron', 'Mofongo de canarón', true],
    ['Combo familiar 1', 'Combo familiar 2', false],
    ['Pollo al horno', 'Pollo guisado', false],
  ])('may be misread where they overlap: %s, %s', (one, other, isRepeated) => {
    const draft = joined({ Platos: [[one, '450.00']] }, { Platos: [[other, '450.00']] });
    expect(rowsOf(draft)[1]!.doubts.includes('repeated')).toBe(isRepeated);
  });

  it('repeat a dish within one page without a doubt about pages', () => {
    const draft = joined({
      Vinos: [
        ['Copa', '250.00'],
        ['Copa', '250.00'],
      ],
    });
    expect(rowsOf(draft).flatMap(({ doubts }) => doubts)).toEqual([]);
  });

  it('keep their unread lines and currencies, and name the files that failed last', () => {
    const first = page({ Sopas: [['Sancocho', '450.00']] }, { unread: [{ text: 'Delivery' }] });
    const second = page(
      { Vinos: [['Tinto', '20.00']] },
      { unread: [{ text: 'Wifi' }], currencies: ['USD'] },
    );
    const faults = [{ name: 'b.jpg', reason: 'No se ve.' }];
    const draft = withPages(undefined, [first], faults);
    expect(draft.failed).toEqual(faults);
    const more = withPages(draft, [second], []);
    expect(more.unread.map(({ text, source = 0 }) => [text, source])).toEqual([
      ['Delivery', 0],
      ['Wifi', 1],
    ]);
    expect(more.currencies).toEqual(['USD']);
    expect(more.failed).toBeUndefined();
  });
});
