/** Largest image of a menu or an item, and of a profile, in bytes (specification §9). */
export const MAX_MENU_IMAGE_BYTES = 10_485_760;
export const MAX_PROFILE_IMAGE_BYTES = 5_242_880;

/** Largest spreadsheet or workbook to import, in bytes. */
export const MAX_IMPORT_BYTES = 1_048_576;

/** Widths, in pixels, that every image is served at. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The image of a link's preview: a JPEG of at most so many bytes, its longest side in pixels. */
export const SHARE_BYTES = 300_000;
export const SHARE_SIDE = 1200;

/** The image types an owner may upload. SVG is a program, not an image, and is refused. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const;

/** Path of a stored image as menus, items and profiles keep it. */
export const OBJECT_PATH_PATTERN =
  /^\/objects\/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The smallest fixed width that still fills `wanted` pixels; the largest when none does. */
export function fittingWidth(wanted: number): ImageWidth {
  return IMAGE_WIDTHS.find((width) => width >= wanted) ?? 1280;
}
