import { carriesPage, imageType } from './sniff';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('a file’s type', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\nIHDR', 'image/png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['GIF87a', 'image/gif'],
    ['GIF89a', 'image/gif'],
    ['\0\0\0\x20ftypavif', 'image/avif'],
    ['\0\0\0\x20ftypavis', 'image/avif'],
  ])('that begins with %j is %s', (text, type) => expect(imageType(bytes(text))).toBe(type));

  it.each([
    '\xff\xd8\xfe\xe0',
    '\xff\xd8',
    ' \xff\xd8\xff',
    '\x89PNG\n\x1a\n',
    '\x89PNG\r\n\x1a\r',
    'RIFF\x10\0\0\0WAVEfmt ',
    'RIFX\x10\0\0\0WEBPVP8 ',
    'WEBP',
    'GIF88a',
    ' GIF89a',
    '\0\0\0\x20ftypheic',
    '\0\0\0\x20ftypavix',
    'ftypavif',
    '<svg>',
    '',
  ])('that begins with %j is none that we take', (text) =>
    expect(imageType(bytes(text))).toBeUndefined(),
  );
});

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
