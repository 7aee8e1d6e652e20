import { withTable } from './page.mjs';

const section = { title: 'Sizes', text: 'In bytes.', head: ['of', 'bytes'], rows: [['a view', 9]] };

describe('a page with what was measured', () => {
  it('has the new table in the place of the old one', () => {
    const page = 'Before.\n\n<!-- costs: Sizes -->\n\nOld.\n\n<!-- end -->\n\nAfter.\n';
    const written = withTable(page, section);
    expect(written).toBe(
      'Before.\n\n<!-- costs: Sizes -->\n\nIn bytes.\n\n| of | bytes |\n| --- | --- |\n| a view | 9 |\n\n<!-- end -->\n\nAfter.\n',
    );
    expect(withTable(written, section)).toBe(written);
  });

  it('stays as it is without a place for it', () => {
    expect(withTable('Before.\n', section)).toBe('Before.\n');
  });

  it('is refused where a place has no end', () => {
    expect(() => withTable('<!-- costs: Sizes -->\n', section)).toThrow('Sizes does not end');
  });
});
