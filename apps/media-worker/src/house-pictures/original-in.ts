import type { HousePicture } from '@cartaviva/menu-templates';
import { join } from 'node:path';

/** Where the build leaves a picture of the house. */
export const originalIn = (folder: string, name: HousePicture): string =>
  join(folder, `${name}.webp`);
