import type { Translation } from '@cartaviva/contracts';
import { TEXT_LIMITS, type OtherLanguageCode } from '@cartaviva/domain';
import { useState } from 'react';
import { keyOf } from '../../store/use-translations';
import { statusOf } from './translation-status';
import type { SaveState } from './use-translation-saves';

interface Drafting {
  readonly language: OtherLanguageCode;
  /** Reads the current texts, so that drafts do not overwrite what another device wrote in the meantime. */
  readonly read: () => Promise<readonly Translation[] | undefined>;
  readonly translate: (texts: readonly Translation[]) => Promise<void>;
  /** Save states of the texts. A text that is being saved is no longer missing. */
  readonly states: Readonly<Record<string, SaveState>>;
}

/** `missing` counts the missing texts that the dictionary could not translate. */
export interface DraftReport {
  readonly drafted: number;
  readonly missing: number;
}

/** Creates drafts of missing translations from the dictionary, which loads on first use. */
export function useDraft({ language, read, translate, states }: Drafting) {
  const [isBusy, setIsBusy] = useState(false);

  async function draft(): Promise<DraftReport> {
    setIsBusy(true);
    try {
      const { draftTranslation, loadDictionary } = await import('@cartaviva/menu-dictionary');
      const [dictionary, texts = []] = await Promise.all([loadDictionary(language), read()]);
      const missing = texts.filter(
        (text) => statusOf(text) === 'missing' && !(keyOf(text) in states),
      );
      const drafts = missing
        .map((text) => ({ ...text, text: draftTranslation(text.source, dictionary) }))
        .filter(({ text, field }) => text !== '' && [...text].length <= TEXT_LIMITS[field])
        .map((text) => ({ ...text, needsReview: true }));
      if (drafts.length > 0) await translate(drafts);
      return { drafted: drafts.length, missing: missing.length - drafts.length };
    } finally {
      setIsBusy(false);
    }
  }

  return { draft, isBusy };
}
