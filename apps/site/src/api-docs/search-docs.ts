import { plainText, type Sentence } from '../markdown/document';
import { addressOf, OPERATIONS } from './operation';
import { PARTS } from './parts';

/** A place in the documentation, on any of its pages. */
export interface FoundPlace {
  readonly to: string;
  readonly title: string;
  /** `PUT /api/items/{itemId}` of a call. */
  readonly detail?: string;
}

interface Place extends FoundPlace {
  /** Folded; the title is searched before the rest. */
  readonly words: readonly [title: string, rest: string];
}

/** Most places that a search shows. */
const MOST = 20;

/** Without accents and capitals. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const PLACES: readonly Place[] = [
  ...Object.values(PARTS).map(({ id, title, text }) => ({
    ...{ to: `/documentacion-api#${id}`, title },
    words: [folded(title), folded((text as readonly Sentence[]).map(plainText).join(' '))] as const,
  })),
  ...OPERATIONS.map((operation) => {
    const { name, summary, operationId = '', description = '', parameters } = operation;
    const names = parameters.map((parameter) => parameter.name).join(' ');
    return {
      ...{ to: addressOf(operation), title: summary, detail: name },
      words: [
        folded(`${summary} ${name} ${operationId}`),
        folded(`${description} ${names}`),
      ] as const,
    };
  }),
];

/** The places that have every word, those that have them in their title first. */
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
