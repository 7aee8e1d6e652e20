import { TEXT_LIMITS } from './limits';

/** What a copy is called: cut where the name of a menu has to end. */
export const copyName = (name: string): string =>
  [...`Copia de ${name}`].slice(0, TEXT_LIMITS.name).join('').trim();
