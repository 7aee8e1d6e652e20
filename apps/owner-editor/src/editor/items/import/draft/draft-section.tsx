import { Button, TextInput } from '@cartaviva/ui';
import { Plus } from 'lucide-react';
import { withBlankRow, withSectionName } from './draft-edits';
import { DraftRow, type SectionNames } from './draft-row';
import type { DraftRow as Row, DraftSection as Section } from './edited-draft';
import { DRAFT_MESSAGES as MESSAGES } from './messages';
import type { EditDraft } from './use-draft';
import type { DraftSources } from '../menu-image';

interface DraftSectionProps {
  readonly section: Section;
  readonly names: SectionNames;
  readonly currency: string;
  readonly refused: ReadonlyMap<number, string>;
  readonly sources: DraftSources;
  readonly edit: EditDraft;
  readonly onRemove: (row: Row) => void;
}

export function DraftSection({
  section,
  names,
  refused,
  sources,
  edit,
  ...shared
}: DraftSectionProps) {
  const { key, name, rows } = section;
  return (
    <section
      aria-label={name || MESSAGES.noCategory}
      className="rounded-card border border-line bg-surface"
    >
      <div className="border-b border-line p-2">
        <TextInput
          aria-label={MESSAGES.sectionName}
          placeholder={MESSAGES.noCategory}
          autoComplete="off"
          className="border-transparent bg-transparent font-semibold hover:border-control"
          defaultValue={name}
          onChange={({ target }) => edit((draft) => withSectionName(draft, key, target.value))}
        />
      </div>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <DraftRow
            key={row.key}
            row={row}
            sectionKey={key}
            sections={names}
            refusal={refused.get(row.key)}
            image={sources[row.source ?? 0]}
            edit={edit}
            {...shared}
          />
        ))}
      </ul>
      <div className="p-2">
        <Button size="sm" variant="ghost" onClick={() => edit((draft) => withBlankRow(draft, key))}>
          <Plus aria-hidden />
          {MESSAGES.add}
        </Button>
      </div>
    </section>
  );
}
