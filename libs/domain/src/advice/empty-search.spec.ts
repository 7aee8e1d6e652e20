import { advise, MENU, named, sentences, type Made } from './advice.fixtures';

describe('a search that found nothing', () => {
  const search = (text: string, visitors: number, items: readonly Made[] = []) =>
    advise({ items, details: { searches: [{ text, visitors }] } });

  it('leads to a new item of that name, from three people on', () => {
    expect(search('mofongo', 2)).toEqual([]);
    expect(search('mofongo de yuca', 3)).toEqual([
      {
        rule: 'empty-search',
        sentence: '3 personas buscaron «mofongo de yuca» y no lo encontraron',
        action: 'Agregar el plato',
        path: `/editor/${MENU}?newItem=mofongo+de+yuca#items`,
      },
    ]);
    expect(search('mofongo', 1400)[0]?.sentence).toContain('1,400 personas');
  });

  it('is over once the menu has it, however it is written', () => {
    expect(search('mofongo', 9, named('Mofóngo de Camarones'))).toEqual([]);
    expect(search('mofongo', 9, named('Mangú'))).toHaveLength(1);
  });

  it.each([
    ...['ana@gmail.com', 'evil.com', 'http://x', '809 555 0134', '<b>flan</b>', '"flan"', 'ñ'],
    ...['1234 flan', '12', 'flan\nBcc: x', `a${'\u0483'.repeat(31)}`],
  ])('is not repeated where it may be an address or no name of a dish: %s', (text) => {
    expect(search(text, 50)).toEqual([]);
  });

  it.each(['jugo d’chinola', '7up', 'pizza 4 quesos', 'crème brûlée'])('may be %s', (text) => {
    expect(search(text, 3)[0]?.sentence).toContain(`«${text}»`);
  });

  it('is the one of most people, and of two alike the first by name', () => {
    const searches = [
      { text: 'yuca', visitors: 5 },
      { text: 'arepa', visitors: 5 },
      { text: 'pan', visitors: 4 },
    ];
    expect(sentences({ details: { searches } })).toEqual([expect.stringContaining('«arepa»')]);
  });
});
