/**
 * Additional style of a menu with a cover photo, which lies behind the header. The
 * photo is dimmed to 40% brightness, so white text has a contrast of 5.7:1 even on a photo of snow.
 */
export const COVER_CSS =
  '@media screen{.covered{position:relative;isolation:isolate;z-index:3;padding-bottom:20px;background:#222;color:#fff;' +
  '--brand:#fff;--ink:#fff;--soft:#fff;--dots:#fff;--line:#fff}' +
  'header>.cover{position:absolute;inset:0;z-index:-1;width:100%;height:100%;margin:0;border:0;' +
  'border-radius:0;object-fit:cover;filter:brightness(.4)}}' +
  '@media print{.cover{display:none}}';
