import { refusedFormat, uploadFormat } from './image-files';
import { ACCEPTED_UPLOADS, sentenceForUpload, uploadFault } from './uploads';

const bytes = (latin1: string) => Uint8Array.from(latin1, (character) => character.charCodeAt(0));
const brands = (...names: string[]) =>
  `\0\0\0${String.fromCharCode(8 + 4 * (names.length + 1))}ftyp${names[0]}\0\0\0\0${names.slice(1).join('')}`;
const formatName = (latin1: string) => uploadFormat(bytes(latin1))?.name;

describe('an image that may be uploaded', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'JPEG'],
    ['\xff\xd8\xff\xe1', 'JPEG'],
    ['\x89PNG\r\n\x1a\nIHDR', 'PNG'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'WebP'],
    ['GIF87a', 'GIF'],
    ['GIF89a', 'GIF'],
    [brands('avif', 'mif1', 'miaf'), 'AVIF'],
    [brands('avis', 'msf1'), 'AVIF'],
    [brands('mif1', 'avif', 'miaf'), 'AVIF'],
  ])('is recognized by its start %j as %s', (start, name) => expect(formatName(start)).toBe(name));

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
    brands('heic', 'mif1'),
    brands('avix'),
    'ftypavif',
    '<svg>',
    '',
  ])('is not a file that begins with %j', (start) => expect(formatName(start)).toBeUndefined());

  it('is offered by file choosers without HEIC, so that an iPhone sends a JPEG', () => {
    expect(ACCEPTED_UPLOADS).toMatch(/^image\/jpeg,\.jpg,\.jpeg,.*image\/avif,\.avif$/);
    expect(ACCEPTED_UPLOADS).not.toMatch(/hei[cf]/);
  });
});

describe('a file of another format', () => {
  it.each([
    [brands('heic', 'mif1', 'heic'), 'HEIC'],
    [brands('heix'), 'HEIC'],
    [brands('mif1', 'heic'), 'HEIC'],
    [brands('hevc', 'msf1'), 'HEIC'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'SVG'],
    ['\xef\xbb\xbf<?xml version="1.0"?><!-- Inkscape -->\n<svg width="9">', 'SVG'],
    ['\xff\xfe<\0s\0v\0g\0 \0', 'SVG'],
    ['II*\0', 'TIFF'],
    ['MM\0*', 'TIFF'],
    [brands('crx ', 'isom'), 'TIFF'],
    ['BM\x36\x10\x0e\0\0\0\0\0', 'BMP'],
    ['\xff\x0a\xfa', 'JPEG XL'],
    ['\0\0\0\x0cJXL \r\n', 'JPEG XL'],
    ['\0\0\0\x0cjP  \r\n', 'JPEG 2000'],
    ['8BPS\0\x01', 'Photoshop'],
    ['\0\0\x01\0\x01\0', 'ICO'],
    ['%PDF-1.7', 'PDF'],
    [brands('qt  '), 'video'],
    [brands('isom', 'mp42'), 'video'],
    ['\x1a\x45\xdf\xa3', 'video'],
  ] as const)('is recognized by its start %j as %s, and refused with advice', (start, format) => {
    expect(refusedFormat(bytes(start))).toBe(format);
    const fault = uploadFault(bytes(start), start.length, 10)!;
    expect(fault).toMatchObject({ code: 'UPLOAD_FORMAT', details: { format } });
    expect(sentenceForUpload(fault)).toMatch(/JPG/);
  });

  it.each(['<!doctype html><svg>', '<html><svg>', 'Mofongo 350', 'PK\x03\x04', '\x1f\x8b'])(
    'is refused without a format if it begins with %j',
    (start) => expect(uploadFault(bytes(start), 9, 10)?.code).toBe('UPLOAD_NOT_AN_IMAGE'),
  );

  it('is refused as incomplete if it is empty', () =>
    expect(uploadFault(bytes(''), 0, 10)?.code).toBe('UPLOAD_INCOMPLETE'));

  it('is refused for its format before its size', () => {
    expect(uploadFault(bytes(brands('heic')), 11, 10)?.code).toBe('UPLOAD_FORMAT');
    expect(uploadFault(bytes('GIF89a'), 11, 10)?.code).toBe('UPLOAD_TOO_LARGE');
    expect(uploadFault(bytes('GIF89a'), 10, 10)).toBeUndefined();
  });
});
