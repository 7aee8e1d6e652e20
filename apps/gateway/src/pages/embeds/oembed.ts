import { DomainError, type OembedView, type PublicMenuView } from '@cartaviva/contracts';
import { inAttribute, LANGUAGE_CODES, RULE_MESSAGES } from '@cartaviva/domain';

/** Default size in CSS pixels: a menu on a tall phone. */
const USUAL = { width: 640, height: 800 } as const;
const MAX_PIXELS = 10_000;
/** The cached response stays valid because the frame always loads the current names and prices. */
const CACHE_AGE_SECONDS = 86_400;

/** Matches a menu's readable, permanent and embeddable addresses. */
const MENU_PATH = /^\/(?:m|menu|insertar)\/([^/]+)\/?$/;

export interface OembedRequest {
  readonly menu: string;
  readonly language: string | undefined;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/**
 * Parses a request of an oEmbed consumer.
 * @throws DomainError INVALID_INPUT for invalid parameters
 * @throws DomainError MENU_NOT_FOUND for an address that is not a menu of this installation
 */
export function oembedRequestOf(
  query: Readonly<Record<string, unknown>>,
  publicUrl: string,
): OembedRequest {
  const { url, format = 'json', maxwidth, maxheight } = query;
  const [maxWidth, maxHeight] = [pixelsOf(maxwidth), pixelsOf(maxheight)];
  const wrongSize = RULE_MESSAGES.wholeNumber(1, MAX_PIXELS);
  const fields = {
    ...(typeof url !== 'string' && { url: RULE_MESSAGES.required }),
    ...(format !== 'json' && { format: 'Solo respondemos en json' }),
    ...(maxWidth === undefined && { maxwidth: wrongSize }),
    ...(maxHeight === undefined && { maxheight: wrongSize }),
  };
  if (typeof url !== 'string' || !maxWidth || !maxHeight || Object.keys(fields).length > 0) {
    throw new DomainError('INVALID_INPUT', { fields });
  }
  const address = URL.canParse(url) ? new URL(url) : undefined;
  const menu = MENU_PATH.exec(address?.pathname ?? '')?.[1];
  if (!menu || address?.origin !== new URL(publicUrl).origin)
    throw new DomainError('MENU_NOT_FOUND');
  const language = LANGUAGE_CODES.find((code) => code === address.searchParams.get('lang'));
  return { menu, language, maxWidth, maxHeight };
}

/** Returns undefined for an invalid number of pixels, and the maximum if there is none. */
function pixelsOf(value: unknown): number | undefined {
  if (value === undefined) return MAX_PIXELS;
  const pixels = /^\d{1,5}$/.test(String(value)) ? Number(value) : 0;
  return pixels > 0 ? Math.min(pixels, MAX_PIXELS) : undefined;
}

/** Creates the response. Its markup contains nothing from the request except the size and the language. */
export function oembedOf(
  { slug, name, restaurantName, whiteLabel }: PublicMenuView,
  { language, maxWidth, maxHeight }: OembedRequest,
  publicUrl: string,
): OembedView {
  const query = language ? `?lang=${language}` : '';
  const width = Math.min(USUAL.width, maxWidth);
  const height = Math.min(USUAL.height, maxHeight);
  const title = `${restaurantName} · ${name}`;
  const page = `${publicUrl}/m/${slug}${query}`;
  const src = inAttribute(`${publicUrl}/insertar/${slug}${query}`);
  return {
    version: '1.0',
    type: 'rich',
    title,
    author_name: restaurantName,
    author_url: page,
    // A page without our name must not mention it in its metadata either.
    provider_name: whiteLabel ? restaurantName : 'CartaViva',
    provider_url: whiteLabel ? page : publicUrl,
    cache_age: CACHE_AGE_SECONDS,
    html: `<iframe src="${src}" title="${inAttribute(title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    width,
    height,
  };
}
