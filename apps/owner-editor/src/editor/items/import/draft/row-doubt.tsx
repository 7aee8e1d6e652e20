import { Button } from '@cartaviva/ui';
import { TriangleAlert } from 'lucide-react';
import type { MenuImage } from '../menu-image';
import { withoutDoubts } from './draft-edits';
import { faultsOf, type DraftRow } from './edited-draft';
import { DRAFT_MESSAGES as MESSAGES } from './messages';
import { PhotoCut } from './photo-cut';
import type { EditDraft } from './use-draft';

interface RowDoubtProps {
  readonly id: string;
  readonly row: DraftRow;
  readonly refusal: string | undefined;
  readonly image: MenuImage | undefined;
  readonly edit: EditDraft;
}

export function RowDoubt({ id, row, refusal, image, edit }: RowDoubtProps) {
  const faults = faultsOf(row);
  const doubts = row.doubts.filter((field) => !(field in faults));
  const sentences = [
    ...Object.values(faults),
    ...doubts.map((field) => MESSAGES.doubt[field]),
    ...(refusal ? [refusal] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={id} className="flex min-w-0 grow items-start gap-1.5 text-sm font-medium text-amber">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {sentences.join(' ')}
        </p>
        {doubts.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            aria-describedby={id}
            onClick={() => edit((draft) => withoutDoubts(draft, row.key))}
          >
            {MESSAGES.sure}
          </Button>
        )}
      </div>
      <PhotoCut image={image} place={row.place} label={MESSAGES.cut(row.name)} />
    </div>
  );
}
