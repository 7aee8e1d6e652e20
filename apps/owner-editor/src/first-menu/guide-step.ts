export const GUIDE_STEPS = ['name', 'items', 'review', 'publish', 'published'] as const;
export type GuideStep = (typeof GUIDE_STEPS)[number];

interface Progress {
  /** Undefined before the first step is done. */
  readonly menu: { readonly isPublished: boolean } | undefined;
  readonly items: number;
  /** Is true while imported items wait for review. */
  readonly isReviewing: boolean;
}

/** Derives the step from the menu alone, so that the guide continues on any device. */
export function guideStep({ menu, items, isReviewing }: Progress): GuideStep {
  if (!menu) return 'name';
  if (menu.isPublished) return 'published';
  if (isReviewing) return 'review';
  return items === 0 ? 'items' : 'publish';
}
