import { carriesPage } from './carries-page';

describe('a page in a file', () => {
  const PART = 65_536;
  const at = (start: number, page: string, length = 3 * PART) => {
    const file = Buffer.alloc(length, 'x');
    file.write(page, start, 'latin1');
    return file;
  };

  it.each(['<script>', '<SCRIPT src', '<html>', '<html\n', '<!DOCTYPE html>', '<!doctype html '])(
    'that is %j is found',
    (page) => expect(carriesPage(at(100, page))).toBe(true),
  );

  it.each(['<scripture>', '<htm>', '< script>', '<!doctype xml>', 'script>', '<script'])(
    'is not %j',
    (text) => expect(carriesPage(at(100, text))).toBe(false),
  );

  it.each([0, PART, 2 * PART + 5, 3 * PART - 8])('is found wherever it begins: at %i', (start) =>
    expect(carriesPage(at(start, '<script>'))).toBe(true),
  );

  it('is found across the parts in which a file is looked at', () => {
    for (let before = 1; before < 16; before += 1) {
      expect(carriesPage(at(PART - before, '<!doctype html>'))).toBe(true);
      expect(carriesPage(at(2 * PART - before, '<!doctype html>'))).toBe(true);
    }
  });

  it('is found at the end of a file that is shorter than a part, and in none that is empty', () => {
    expect(carriesPage(at(12, '<script>', 20))).toBe(true);
    expect(carriesPage(Buffer.alloc(0))).toBe(false);
  });
});
