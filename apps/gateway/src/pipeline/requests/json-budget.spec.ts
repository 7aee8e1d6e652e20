import { exceedsBudget } from './json-budget';

const MOST = 50;
const exceeds = (json: string) => exceedsBudget(json, MOST);

describe('the budget of a JSON text', () => {
  it('covers what people send, whatever their texts hold', () => {
    const body = {
      name: '[[[[{{{{,,,"\\"[[[,'.repeat(50),
      dietaryTags: ['Vegano'],
      more: { deep: [1] },
    };
    expect(exceeds(JSON.stringify(body))).toBeUndefined();
  });

  it.each(['[', '{"a":', '[{"a":'])('%p, forty thousand times, is too deep', (opening) => {
    expect(exceeds(opening.repeat(40_000))).toBe('depth');
  });

  it('counts depth down where it closes', () => {
    expect(exceeds(`[${'[],'.repeat(20)}[]]`)).toBeUndefined();
    expect(exceeds(`${'['.repeat(16)}${']'.repeat(16)}`)).toBeUndefined();
    expect(exceeds(`${'['.repeat(17)}${']'.repeat(17)}`)).toBe('depth');
  });

  it.each([
    ['elements', JSON.stringify(Array(MOST).fill(1)), JSON.stringify(Array(MOST + 1).fill(1))],
    ['objects', `[${'{},'.repeat(24)}{}]`, `[${'{},'.repeat(25)}{}]`],
    ['members', `{${'"a":1,'.repeat(49)}"a":1}`, `{${'"a":1,'.repeat(50)}"a":1}`],
  ])('counts %s', (_, within, beyond) => {
    expect(exceeds(within)).toBeUndefined();
    expect(exceeds(beyond)).toBe('values');
  });

  it('takes broken texts, which the parser refuses', () => {
    for (const text of ['', '"', '"\\', ']]]]', '{"a"', ',']) expect(exceeds(text)).toBeUndefined();
  });
});
