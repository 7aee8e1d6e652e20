import { plainText, type Sentence } from '../markdown/document';
import { addressOf, OPERATIONS } from './operation';
import { PARTS } from './parts';

export interface FoundPlace {
  readonly to: string;
  readonly title: string;
  /** Method and path of a call: `PUT /api/items/{itemId}`. */
  readonly detail?: string;
}

interface Place extends FoundPlace {
  /** Normalized text to search. Matches in the title come first. */
  readonly words: readonly [title: string, rest: string];
}

const MOST = 20;

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const PLACES: readonly Place[] = [
  ...Object.values(PARTS).map(({ id, title, text }) => ({
    to: `/documentacion-api#${id}`,
    title,
    words: [folded(title), folded((text as readonly Sentence[]).map(plainText).join(' '))] as const,
  })),
  ...OPERATIONS.map((operation) => {
    const { name, summary, operationId = '', description = '', parameters } = operation;
    const names = parameters.map((parameter) => parameter.name).join(' ');
    return {
      to: addressOf(operation),
      title: summary,
      detail: name,
      words: [
        folded(`${summary} ${name} ${operationId}`),
        folded(`${description} ${names}`),
      ] as const,
    };
  }),
];

/** Returns the places that contain every word, starting with those that contain them in the title. */
export function searchDocs(text: string): readonly FoundPlace[] {
  const wanted = folded(text).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const titled = PLACES.filter(({ words: [title] }) =>
    wanted.every((word) => title.includes(word)),
  );
  const others = PLACES.filter(
    (place) =>
      !titled.includes(place) && wanted.every((word) => place.words.join(' ').includes(word)),
  );
  return [...titled, ...others].slice(0, MOST);
}
