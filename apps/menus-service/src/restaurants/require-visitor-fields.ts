import {
  DomainError,
  type RestaurantLinksView,
  type UpdateRestaurantRequest,
} from '@cartaviva/contracts';
import {
  LINK_KINDS,
  linkAddress,
  normalizedText,
  onlyNumber,
  RULE_MESSAGES,
  type LinkKind,
  type RestaurantLinks,
} from '@cartaviva/domain';
import type { Restaurant } from './restaurant.entity';

type Stored = Pick<Restaurant, 'links' | 'wifiName' | 'country'> &
  Partial<Pick<Restaurant, 'wifiPassword'>>;

/**
 * Applies the links and the Wi-Fi of a request to the stored ones.
 * @returns the links in their stored form
 * @throws DomainError INVALID_INPUT if a link cannot be read in the restaurant's country, or if a Wi-Fi password lacks
 *   its name
 */
export function requireVisitorFields(
  stored: Stored,
  sent: Pick<UpdateRestaurantRequest, 'links' | 'wifiName' | 'wifiPassword' | 'country'>,
): Pick<Restaurant, 'links'> {
  const { wifiName, wifiPassword, country } = { ...stored, ...sent };
  const { links, faults } = changedLinks(stored.links, sent.links ?? {}, country);
  const isNameless = wifiPassword && !wifiName;
  const fields = { ...faults, ...(isNameless && { wifiName: RULE_MESSAGES.wifiWithoutName }) };
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', { fields });
  return { links };
}

/** Returns the links, and the messages about those that cannot be read, keyed by field. */
function changedLinks(before: RestaurantLinks, sent: RestaurantLinksView, country: string) {
  const links: Partial<Record<LinkKind, string>> = {};
  const faults: Record<string, string> = {};
  for (const kind of LINK_KINDS) {
    const text = normalizedText((sent[kind] === undefined ? before[kind] : sent[kind]) ?? '');
    if (text === '') continue;
    const link = storedLink(kind, text, country);
    if (link) links[kind] = link;
    else faults[`links.${kind}`] = unreadable(kind);
  }
  return { links, faults };
}

const unreadable = (kind: LinkKind): string =>
  kind === 'whatsapp' ? RULE_MESSAGES.whatsAppLink : RULE_MESSAGES.linkAddress;

function storedLink(kind: LinkKind, text: string, country: string): string | undefined {
  if (kind !== 'whatsapp') return linkAddress(kind, text);
  const number = onlyNumber(text, country);
  return number && `+${number}`;
}
