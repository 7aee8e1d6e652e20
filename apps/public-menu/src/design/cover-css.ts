/**
 * What a menu with a photo of its restaurant has in addition: the photo behind the header, which stays as high
 * as it is. Its light is 40 %: white letters have 5.7:1 on a photo of snow.
 */
export const COVER_CSS =
  '@media screen{.covered{position:relative;isolation:isolate;background:#222;color:#fff;' +
  '--brand:#fff;--ink:#fff;--soft:#fff;--dots:#fff;--line:#fff}' +
  'header>.cover{position:absolute;inset:0;z-index:-1;width:100%;height:100%;margin:0;border:0;' +
  'border-radius:0;object-fit:cover;filter:brightness(.4)}}' +
  '@media print{.cover{display:none}}';
