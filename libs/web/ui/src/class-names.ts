import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { theme: { radius: ['card', 'control'], shadow: ['float'] } },
});

/** Joins class names; of two that set the same thing, the last one counts. */
export const cn = (...names: ClassValue[]): string => merge(clsx(names));
