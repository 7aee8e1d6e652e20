import { DomainError, type NotRestored } from '@cartaviva/contracts';
import {
  allowedTags,
  CATEGORIES_PER_MENU,
  ITEMS_PER_MENU,
  PLAIN_QR,
  type Entitlements,
} from '@cartaviva/domain';
import { isDeepStrictEqual } from 'node:util';
import type { MenuState, PastItem, PastMenu } from './menu-state';

export interface Restoring {
  readonly entitlements: Pick<Entitlements, 'languages' | 'branding'>;
  /** Images of the version that still exist. */
  readonly images: ReadonlySet<string>;
  readonly now: Date;
  /** Items to restore; the whole menu if undefined. */
  readonly itemIds?: ReadonlySet<string> | undefined;
}

interface Restored {
  readonly wanted: MenuState;
  readonly notRestored: NotRestored[];
}

/**
 * Returns the menu after restoring a version. Daily state stays as it is: the publication, sold-out items, and the
 * restaurant's location. Missing images and features outside the current plan also stay as they are. Dietary tags
 * that contradict an item's allergens are not restored.
 * @throws DomainError MENU_CONTENT_LIMIT_REACHED if the menu would exceed a limit
 */
export function restoredState(now: MenuState, version: MenuState, restoring: Restoring): Restored {
  const { itemIds } = restoring;
  const lost = { images: 0, languages: 0, branding: 0, externalIds: 0, dietaryTags: 0 };
  const image = (path: string | null, current: string | null = null) => {
    if (path === null || path === current || restoring.images.has(path)) return path;
    lost.images += 1;
    return current;
  };
  const item = (past: PastItem): PastItem => {
    const current = now.items.get(past.id);
    const imageUrl = image(past.imageUrl, current?.imageUrl);
    const dietaryTags = allowedTags(past);
    if (dietaryTags.length < past.dietaryTags.length) lost.dietaryTags += 1;
    return {
      ...past,
      dietaryTags,
      ...{ imageUrl, imagePlaceholder: placeholderOf(imageUrl, past, current) },
      ...availabilityOf(current ?? past, restoring.now),
    };
  };
  const wanted = itemIds
    ? withItems(now, version, itemIds, item, lost)
    : {
        menu: restoredMenu(now.menu, version.menu, restoring, image, lost),
        categories: version.categories,
        items: new Map([...version.items].map(([id, past]) => [id, item(past)])),
      };
  requireRoomFor(wanted);
  const counts = Object.entries(lost) as [NotRestored['what'], number][];
  const notRestored = counts.flatMap(([what, count]) => (count > 0 ? [{ what, count }] : []));
  return { wanted, notRestored };
}

type Lost = Record<NotRestored['what'], number>;
type Image = (path: string | null, current: string | null) => string | null;

function restoredMenu(
  now: PastMenu,
  past: PastMenu,
  { entitlements }: Restoring,
  image: Image,
  lost: Lost,
): PastMenu {
  const { isPublished, country, timeZone } = now;
  const logoUrl = image(past.logoUrl, now.logoUrl);
  const coverUrl = image(past.coverUrl, now.coverUrl);
  const logoPlaceholder = logoUrl === past.logoUrl ? past.logoPlaceholder : now.logoPlaceholder;
  const languages = past.languages.filter(
    (language) => entitlements.languages || now.languages.includes(language),
  );
  if (languages.length < past.languages.length) lost.languages = 1;
  const keepsCode =
    entitlements.branding ||
    isDeepStrictEqual(past.qrDesign, PLAIN_QR) ||
    isDeepStrictEqual(past.qrDesign, now.qrDesign);
  if (!keepsCode) lost.branding = 1;
  const qrDesign = keepsCode ? past.qrDesign : now.qrDesign;
  const place = { country, timeZone };
  return {
    ...past,
    ...place,
    isPublished,
    logoUrl,
    logoPlaceholder,
    coverUrl,
    languages,
    qrDesign,
  };
}

/** Restores only some items. An item keeps its current category if the version's category is gone. */
function withItems(
  now: MenuState,
  version: MenuState,
  itemIds: ReadonlySet<string>,
  restored: (past: PastItem) => PastItem,
  lost: Lost,
): MenuState {
  const items = new Map(now.items);
  const others = [...now.items.values()].filter(({ id }) => !itemIds.has(id));
  const taken = new Set(others.map(({ externalId }) => externalId));
  for (const id of itemIds) {
    const past = version.items.get(id);
    if (!past) continue;
    const { categoryId, externalId } = past;
    const current = now.items.get(id);
    const isTaken = externalId !== null && taken.has(externalId);
    if (isTaken) lost.externalIds += 1;
    items.set(id, {
      ...restored(past),
      externalId: isTaken ? null : externalId,
      categoryId:
        categoryId === null || now.categories.has(categoryId)
          ? categoryId
          : (current?.categoryId ?? null),
      displayOrder: current?.displayOrder ?? past.displayOrder,
    });
  }
  return { ...now, items };
}

const placeholderOf = (imageUrl: string | null, past: PastItem, current: PastItem | undefined) =>
  imageUrl === past.imageUrl ? past.imagePlaceholder : (current?.imagePlaceholder ?? null);

/** Makes a restored item available if its return is already due. */
function availabilityOf(
  { isAvailable, availableAgainAt }: PastItem,
  now: Date,
): Pick<PastItem, 'isAvailable' | 'availableAgainAt'> {
  const isBack = availableAgainAt !== null && new Date(availableAgainAt) <= now;
  return isBack ? { isAvailable: true, availableAgainAt: null } : { isAvailable, availableAgainAt };
}

function requireRoomFor({ categories, items }: MenuState): void {
  const parts = [
    ['items', items.size, ITEMS_PER_MENU],
    ['categories', categories.size, CATEGORIES_PER_MENU],
  ] as const;
  for (const [content, count, limit] of parts) {
    if (count > limit) throw new DomainError('MENU_CONTENT_LIMIT_REACHED', { content, limit });
  }
}
