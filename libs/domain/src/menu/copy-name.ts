import { TEXT_LIMITS } from './limits';

/** Returns the name of a copy, cut to the maximum length of a menu's name. */
export const copyName = (name: string): string =>
  [...`Copia de ${name}`].slice(0, TEXT_LIMITS.name).join('').trim();
