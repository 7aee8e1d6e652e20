import { isNestedTooDeep } from './nesting';

describe('nesting', () => {
  it('of what people send is shallow, whatever their texts hold', () => {
    const body = {
      name: '[[[[{{{{"\\"[[['.repeat(50),
      dietaryTags: ['Vegano'],
      more: { deep: [1] },
    };
    expect(isNestedTooDeep(JSON.stringify(body))).toBe(false);
  });

  it.each(['[', '{"a":', '[{"a":'])('%p, forty thousand times, is too deep', (opening) => {
    expect(isNestedTooDeep(opening.repeat(40_000))).toBe(true);
  });

  it('ends where it closes', () => {
    expect(isNestedTooDeep(`[${'[],'.repeat(1000)}[]]`)).toBe(false);
  });
});
