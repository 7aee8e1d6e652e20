import { DEFAULT_LANGUAGE } from '@cartaviva/domain';
import { menuUrl, pageUrl, type LocalMenu } from '../menu/menu-in-language';
import { fill } from '../messages/fill';
import { SHARE_IMAGE_SIZE } from './share-image';

interface MenuHeadProps {
  readonly title: string;
  readonly local: LocalMenu;
  readonly publicUrl: string;
  /** Path of the restaurant's page if it opens with this menu. Otherwise the menu's own path is used. */
  readonly home?: string | undefined;
  /** Path of the preview image that is generated for the menu. */
  readonly image?: string | undefined;
}

export function MenuHead({ title, local, publicUrl, home, image }: MenuHeadProps) {
  const { menu, language, messages } = local;
  const ownSummary = fill(messages.page.summary, { restaurant: menu.restaurantName });
  const path = home ?? `/m/${menu.slug}`;
  const url = pageUrl(path, language, publicUrl);
  const summary = shortened(menu.description?.trim() || ownSummary);
  const imageUrl = image ? publicUrl + image : previewImage(local, publicUrl);
  return (
    <>
      <meta name="description" content={summary} />
      <link rel="canonical" href={url} />
      <Languages path={path} languages={local.languages} publicUrl={publicUrl} />
      <link
        rel="alternate"
        type="application/json+oembed"
        href={oembedUrl(menuUrl(menu.slug, language, publicUrl), publicUrl)}
      />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language === DEFAULT_LANGUAGE ? 'es_DO' : language} />
      <meta property="og:site_name" content={menu.restaurantName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {image && (
        <>
          <meta property="og:image:width" content={`${SHARE_IMAGE_SIZE.width}`} />
          <meta property="og:image:height" content={`${SHARE_IMAGE_SIZE.height}`} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Address at which blogs and page builders find embedding data (oEmbed 1.0, "Discovery"). */
const oembedUrl = (url: string, publicUrl: string) =>
  `${publicUrl}/api/oembed?url=${encodeURIComponent(url)}`;

interface LanguagesProps {
  readonly path: string;
  readonly languages: LocalMenu['languages'];
  readonly publicUrl: string;
}

function Languages({ path, languages, publicUrl }: LanguagesProps) {
  if (languages.length < 2) return null;
  const href = (code: (typeof languages)[number]) => pageUrl(path, code, publicUrl);
  return (
    <>
      {languages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={href(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={href(DEFAULT_LANGUAGE)} />
    </>
  );
}

/** Shortens a text to the length that previews show, without splitting a character. */
function shortened(text: string): string {
  const characters = [...text];
  return characters.length > 200 ? `${characters.slice(0, 199).join('').trimEnd()}…` : text;
}

/** Prefers the photo of an item to the logo. Only stored objects are available as JPEG, which previews require. */
export function previewImage({ menu, sections }: LocalMenu, publicUrl: string): string | undefined {
  const images = sections.flatMap(({ items }) => items.map(({ imageUrl }) => imageUrl));
  const path = [...images, menu.logoUrl].find((one) => one?.startsWith('/objects/'));
  return path ? new URL(`${path}.jpg`, publicUrl).href : undefined;
}
