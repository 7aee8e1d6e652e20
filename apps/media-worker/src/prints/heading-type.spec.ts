import { MENU_DESIGNS } from '@cartaviva/domain';
import { create, type Font } from 'fontkit';
import { HEADING_CHARACTERS, headingType, isInHeadingType } from './heading-type';

const designed = MENU_DESIGNS.filter((design) => design !== 'classic');

describe('the type of printed headings', () => {
  it.each(designed)('of %s has what headings are set in', async (design) => {
    const font = create((await headingType(design))!) as Font;
    const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0)!);
    expect(Array.from(HEADING_CHARACTERS).filter((character) => !has(character))).toEqual([]);
  });

  it('is none where menus look as they always did', () => {
    expect(headingType('classic')).toBeUndefined();
  });

  it.each([
    ['El Conuco de Doña Rosa — Café «Ñ»', true],
    ['Suşi', false],
    ['Кафе', false],
    ['Bar 🌴', false],
  ])('sets %j: %s', (text, isSet) => expect(isInHeadingType(text)).toBe(isSet));
});
