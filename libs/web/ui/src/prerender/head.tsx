import { ORIGIN, type PageHead } from './page-head';

const SITE = 'CartaViva';
const IMAGE = { url: `${ORIGIN}/og.jpg`, width: '1200', height: '630' };
const IMAGE_ALT = 'Un teléfono con el menú de un restaurante junto a su tarjeta con código QR';

/** Serializes data for a script element. No text may look like the closing tag. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

const nameOf = (title: string) => `${title} · ${SITE}`;

/** Head of a page that search engines must not index. */
export function HiddenHead({ title }: { title: string }) {
  return (
    <>
      <title>{nameOf(title)}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** Head elements that are specific to one page. */
export function Head({ path, title, description, data = [] }: PageHead) {
  const name = nameOf(title);
  const url = ORIGIN + path;
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:locale" content="es_DO" />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={IMAGE.url} />
      <meta property="og:image:width" content={IMAGE.width} />
      <meta property="og:image:height" content={IMAGE.height} />
      <meta property="og:image:alt" content={IMAGE_ALT} />
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((thing, at) => (
        <script
          key={at}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: inScript(thing) }}
        />
      ))}
    </>
  );
}
