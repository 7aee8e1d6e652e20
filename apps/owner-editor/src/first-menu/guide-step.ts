/** Where an owner is on the way to her first menu. */
export const GUIDE_STEPS = ['name', 'items', 'review', 'publish', 'published'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

interface Progress {
  /** The one menu there is; none before the first step. */
  readonly menu: { readonly isPublished: boolean } | undefined;
  readonly items: number;
  /** Whether items that were read wait to be set right. */
  readonly isReviewing: boolean;
}

/** The step that the menu itself tells, so that the guide goes on on any device. */
export function guideStep({ menu, items, isReviewing }: Progress): GuideStep {
  if (!menu) return 'name';
  if (menu.isPublished) return 'published';
  if (isReviewing) return 'review';
  return items === 0 ? 'items' : 'publish';
}
