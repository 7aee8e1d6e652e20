import type { ItemOption, PublicItemView } from '@cartaviva/contracts';
import { allowedTags, optionIn, textsIn, type LanguageCode } from '@cartaviva/domain';
import type { Messages } from '../messages/messages';
import type { PageItem, PageOption } from './menu-data';
import { containsLabel } from './contains-label';
import { returnSentence } from './return-sentence';
import { softColours } from './soft-colours';

export function toPageItem(
  item: PublicItemView,
  anchor: string,
  language: LanguageCode,
  messages: Messages,
  now: Date,
  timeZone: string,
): PageItem {
  const { name, description } = textsIn(item, language);
  const { imageUrl, imagePlaceholder, isAvailable, availableAgainAt } = item;
  const optionsIn = (options: readonly ItemOption[]) =>
    filled(options.map((option) => translated(option, item, language)));
  return {
    id: item.id,
    anchor,
    name,
    own: name === item.name ? undefined : item.name,
    description: description?.trim() || undefined,
    price: item.price,
    imageUrl: imageUrl ?? undefined,
    colours: imageUrl && imagePlaceholder ? softColours(imagePlaceholder) : undefined,
    tags: filled(allowedTags(item)),
    contains: containsLabel(item, messages.allergens),
    sizes: optionsIn(item.sizes),
    extras: optionsIn(item.extras),
    soldOut: isAvailable ? undefined : true,
    returns: isAvailable
      ? undefined
      : returnSentence(availableAgainAt, now, timeZone, messages.page),
  };
}

function translated(
  { name: own, price }: ItemOption,
  { translations }: PublicItemView,
  language: LanguageCode,
): PageOption {
  const name = optionIn(own, translations, language);
  return { name, own: name === own ? undefined : own, price };
}

const filled = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);
