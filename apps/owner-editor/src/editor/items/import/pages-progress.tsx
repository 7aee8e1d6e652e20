import type { ReactNode } from 'react';
import { IMPORT_MESSAGES } from './messages';
import { ReadingProgress } from './reading-progress';
import type { PageProgress } from './use-page-reading';

const MESSAGES = IMPORT_MESSAGES.image;

interface PagesProgressProps {
  readonly progress: PageProgress;
  readonly addPage: ReactNode;
  readonly onCancel: () => void;
}

/** Progress of a reading. Several pages have one bar, in which sending is half of each page. */
export function PagesProgress({ progress, addPage, onCancel }: PagesProgressProps) {
  const { step, at, of, percent } = progress;
  const isSingle = of === 1;
  const ofSingle = step === 'sending' ? MESSAGES.sending(percent) : MESSAGES[step];
  const ofAll = (100 * (at - 1) + percent / 2) / of;
  const shown = step === 'sending' ? percent : undefined;
  return (
    <ReadingProgress
      said={isSingle ? ofSingle : MESSAGES.readingPage(at, of)}
      percent={isSingle ? shown : Math.round(ofAll)}
      onCancel={onCancel}
      more={addPage}
    />
  );
}
