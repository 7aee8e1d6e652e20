import type { Search } from './item-filter';

/** The search that the address asks for: `?q=piña&dieta=Vegano`. */
export function searchInAddress(): Search {
  const asked = new URLSearchParams(location.search);
  return { words: asked.get('q') ?? '', diets: asked.getAll('dieta') };
}

/** Keeps a search in the address, where it can be shared, without another step to go back. */
export function writeSearch({ words, diets }: Search): void {
  const address = new URL(location.href);
  address.searchParams.delete('q');
  address.searchParams.delete('dieta');
  if (words.trim()) address.searchParams.set('q', words.trim());
  for (const diet of diets) address.searchParams.append('dieta', diet);
  history.replaceState(history.state, '', address);
}
