import type { Dictionary, Joint, Modifier } from './dictionary';
import type { Complement, NounPhrase } from './noun-phrase';
import { ARTICLES, isMeasure, isNumber } from './spanish';

/** The things in one part of a text and the words that join them. */
export type Reading = readonly {
  readonly joint: Joint | undefined;
  readonly phrase: NounPhrase;
}[];

interface Found<T> {
  readonly value: T;
  readonly end: number;
}

function longestAt<T>(
  entries: ReadonlyMap<string, T>,
  words: readonly string[],
  at: number,
  longest: number,
): Found<T> | undefined {
  for (let end = Math.min(words.length, at + longest); end > at; end -= 1) {
    const value = entries.get(words.slice(at, end).join(' '));
    if (value !== undefined) return { value, end };
  }
  return undefined;
}

/**
 * Parses normalized words as things with joints between them. Returns undefined if a word is not in the dictionary.
 */
export function readingOf(words: readonly string[], dictionary: Dictionary): Reading | undefined {
  const reader = new Reader(words, dictionary);
  const parts = [];
  let at = 0;
  while (at < words.length) {
    const joint = reader.jointAt(at);
    if (parts.length > 0 && !joint) return undefined;
    const phrase = reader.phraseAt(joint?.end ?? at);
    if (!phrase) return undefined;
    parts.push({ joint: joint?.value, phrase: phrase.value });
    at = phrase.end;
  }
  return parts.length > 0 ? parts : undefined;
}

class Reader {
  constructor(
    private readonly words: readonly string[],
    private readonly dictionary: Dictionary,
  ) {}

  jointAt(at: number): Found<Joint> | undefined {
    return this.find(this.dictionary.joints, at);
  }

  /** Parses a thing with its amount, its complement and its modifiers. */
  phraseAt(from: number): Found<NounPhrase> | undefined {
    const before: Modifier[] = [];
    let at = this.afterArticle(from);
    let count = '';
    if (isNumber(this.words[at] ?? '')) {
      count = this.words[at]!;
      at += 1;
      if (isMeasure(this.words[at] ?? '')) {
        count += ` ${this.words[at]!}`;
        at += 1;
        if (this.words[at] === 'de') at += 1;
      }
    }
    let noun = this.find(this.dictionary.nouns, at);
    if (!noun && !count) {
      const first = this.find(this.dictionary.modifiers, at);
      if (!first) return undefined;
      before.push(first.value);
      noun = this.find(this.dictionary.nouns, first.end);
    }
    return noun && this.withRest({ noun: noun.value, count }, before, noun.end);
  }

  private withRest(
    { noun, count }: Pick<NounPhrase, 'noun' | 'count'>,
    before: readonly Modifier[],
    from: number,
  ): Found<NounPhrase> {
    const modifiers = [...before];
    let complement: Complement | undefined;
    let at = from;
    for (;;) {
      const modifier = this.find(this.dictionary.modifiers, at);
      const joined = this.joinedLength(at);
      if (modifier && modifier.end >= joined) {
        modifiers.push(modifier.value);
        at = modifier.end;
        continue;
      }
      const of: Found<Complement> | undefined = complement ? undefined : this.complementAt(at);
      if (!of) break;
      complement = of.value;
      at = of.end;
    }
    return { value: { noun, count, complement, modifiers }, end: at };
  }

  /**
   * Index of the word after a joint and its thing, or 0 if there is none. It makes `con coco rallado`
   * beat `con coco`.
   */
  private joinedLength(at: number): number {
    const joint = this.jointAt(at);
    if (!joint) return 0;
    return this.find(this.dictionary.nouns, this.afterArticle(joint.end))?.end ?? 0;
  }

  private complementAt(at: number): Found<Complement> | undefined {
    if (this.words[at] !== 'de' && this.words[at] !== 'del') return undefined;
    const first = this.phraseOf(this.afterArticle(at + 1));
    if (!first) return undefined;
    const and = this.words[first.end] === 'y' ? this.phraseOf(first.end + 1) : undefined;
    const joint = this.dictionary.joints.get('y')!.text;
    if (!and) return { value: { phrases: [first.value], joint }, end: first.end };
    return { value: { phrases: [first.value, and.value], joint }, end: and.end };
  }

  /** Parses a thing without modifiers: words after a complement may describe either of the two things. */
  private phraseOf(at: number): Found<NounPhrase> | undefined {
    const noun = this.find(this.dictionary.nouns, at);
    if (!noun) return undefined;
    const phrase = { noun: noun.value, count: '', complement: undefined, modifiers: [] };
    return { value: phrase, end: noun.end };
  }

  private afterArticle(at: number): number {
    const isArticle = ARTICLES.has(this.words[at] ?? '') && !this.find(this.dictionary.nouns, at);
    return isArticle ? at + 1 : at;
  }

  private find<T>(entries: ReadonlyMap<string, T>, at: number): Found<T> | undefined {
    return longestAt(entries, this.words, at, this.dictionary.longest);
  }
}
