import { normalizedText } from '../normalized-text';

/** Kinds of links of a restaurant, in the order in which diners read them. */
export const LINK_KINDS = [
  'instagram',
  'facebook',
  'tiktok',
  'whatsapp',
  'googleReviews',
  'reservations',
  'website',
] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** Addresses of a restaurant. The one of WhatsApp is a number with a plus and its country code. */
export type RestaurantLinks = Readonly<Partial<Record<LinkKind, string>>>;

/** Maximum length of an address, in characters. */
export const LINK_MAX = 300;

/** Maximum length of a Wi-Fi name in bytes (IEEE 802.11), and lengths of a WPA password in characters. */
export const WIFI_NAME_BYTES = 32;
export const WIFI_PASSWORD_MIN = 8;
export const WIFI_PASSWORD_MAX = 63;

interface Network {
  readonly hosts: readonly string[];
  /** Beginning of the address of a name. */
  readonly profiles: string;
}

/** Kinds that have a name, such as `@lafonda`. */
const NETWORKS: Partial<Record<LinkKind, Network>> = {
  instagram: { hosts: ['instagram.com', 'instagr.am'], profiles: 'https://www.instagram.com/' },
  facebook: { hosts: ['facebook.com', 'fb.com', 'fb.me'], profiles: 'https://www.facebook.com/' },
  tiktok: { hosts: ['tiktok.com'], profiles: 'https://www.tiktok.com/@' },
};

const NAME = /^@(\w(?:[\w.-]{0,48}\w)?)$/;
const HTTPS = /^https:\/\/[^\s\p{C}"<>\\^`{|}]+$/iu;
/** A domain name, but neither a number nor a name of a local network. */
const PUBLIC_HOST =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?!(?:example|home|internal|invalid|lan|local|localhost|onion|test)$)[a-z](?:[a-z0-9-]*[a-z0-9])$/;

/** Browsers of owners may lack `URL.canParse`. */
function parsedUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

function publicHost(address: string): string | undefined {
  const url = HTTPS.test(address) ? parsedUrl(address) : undefined;
  if (!url || url.username || url.password) return undefined;
  return PUBLIC_HOST.test(url.hostname) ? url.hostname : undefined;
}

/**
 * Returns the address of a link, or undefined if the text is neither a public https address of this kind nor a name
 * in its network.
 */
export function linkAddress(
  kind: Exclude<LinkKind, 'whatsapp'>,
  written: string,
): string | undefined {
  if (written.length > LINK_MAX) return undefined;
  const network = NETWORKS[kind];
  const text = normalizedText(written);
  const name = network && NAME.exec(text)?.[1];
  if (name) return `${network.profiles}${name}`;
  const host = publicHost(text);
  if (!host) return undefined;
  const isOfKind =
    !network || network.hosts.some((own) => host === own || host.endsWith(`.${own}`));
  return isOfKind ? text : undefined;
}

/** Returns the short text of a stored link: `@lafonda`, the phone number, or the name of the site. */
export function linkText(kind: LinkKind, link: string): string {
  if (kind === 'whatsapp') return link;
  const { hostname, pathname, search } = new URL(link);
  const name = NETWORKS[kind] && !search && NAME.exec(`@${pathname.replace(/^\/@?|\/$/g, '')}`);
  return name ? name[0] : hostname.replace(/^www\./, '');
}
