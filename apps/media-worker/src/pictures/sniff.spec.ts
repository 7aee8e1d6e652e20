import { plainPicture } from './picture.fixtures';
import { carriesPage, pictureType } from './sniff';

describe('what bytes are', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('is a picture: %s', async (type) => {
    expect(pictureType(await plainPicture(type))).toBe(`image/${type}`);
  });

  it.each([
    ['a sound', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['a film', 'RIFF\x24\x00\x00\x00AVI LIST'],
    ['a heic', '\x00\x00\x00\x18ftypheic'],
    ['an mp4', '\x00\x00\x00\x18ftypisom'],
    ['half a mark', '\xff\xd8'],
    ['text', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['nothing', ''],
  ])('is none of a picture: %s', (_, text) => {
    expect(pictureType(Buffer.from(text, 'latin1'))).toBeUndefined();
  });
});

describe('a page within a picture', () => {
  it('is found wherever it begins', async () => {
    expect(carriesPage(await plainPicture('jpeg'))).toBe(false);
    for (const page of ['<script>', '<!DOCTYPE html>', '<html lang="es">']) {
      for (let at = 65_536 - page.length; at <= 65_536; at += 1) {
        expect(carriesPage(Buffer.concat([Buffer.alloc(at), Buffer.from(page)]))).toBe(true);
      }
    }
  });
});
