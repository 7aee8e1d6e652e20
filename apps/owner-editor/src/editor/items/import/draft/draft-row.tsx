import { formatPrice } from '@cartaviva/domain';
import { cn, Field, IconButton, Select, TextArea, TextInput } from '@cartaviva/ui';
import { ChevronDown, Trash2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { usePlace } from '../../../../store/place-context';
import { AmountInput } from '../../form/amount-input';
import type { MenuImage } from '../menu-image';
import { movedRow, withFields } from './draft-edits';
import { fieldId } from './draft-focus';
import { fieldToCheck, type DraftRow as Row } from './edited-draft';
import { DRAFT_MESSAGES as MESSAGES } from './messages';
import { RowDoubt } from './row-doubt';
import type { EditDraft } from './use-draft';

/** Sections of the draft. The name is empty for items without a category. */
export type SectionNames = readonly { readonly key: number; readonly name: string }[];

interface DraftRowProps {
  readonly row: Row;
  readonly sectionKey: number;
  readonly sections: SectionNames;
  readonly currency: string;
  readonly refusal: string | undefined;
  readonly image: MenuImage | undefined;
  readonly edit: EditDraft;
  readonly onRemove: (row: Row) => void;
}

export const DraftRow = memo(function DraftRow(props: DraftRowProps) {
  const { row, currency, refusal, image, edit, onRemove } = props;
  const { country } = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toCheck = fieldToCheck(row);
  const isMarked = toCheck !== undefined || refusal !== undefined;
  const control = (field: 'name' | 'price') => ({
    id: fieldId(row.key, field),
    'aria-invalid': (toCheck === field && row.doubts.length === 0) || undefined,
    'aria-describedby': isMarked ? `${id}-doubt` : undefined,
  });
  return (
    <li
      className={cn(
        'grid gap-2 border-l-4 px-3 py-3 sm:px-4',
        isMarked ? 'border-amber bg-amber-wash/50' : 'border-transparent',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-1 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9.5rem_auto_auto]">
        <TextInput
          {...control('name')}
          aria-label={MESSAGES.name}
          autoComplete="off"
          className="max-sm:col-span-3"
          placeholder={MESSAGES.name}
          defaultValue={row.name}
          onChange={({ target }) =>
            edit((draft) => withFields(draft, row.key, { name: target.value }))
          }
        />
        <AmountInput
          {...control('price')}
          aria-label={MESSAGES.price}
          currency={currency}
          defaultValue={row.price}
          onChange={({ target }) =>
            edit((draft) => withFields(draft, row.key, { price: target.value }))
          }
        />
        <IconButton
          label={MESSAGES.more(row.name)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
        </IconButton>
        <IconButton label={MESSAGES.remove(row.name)} onClick={() => onRemove(row)}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {!isOpen && row.description && (
        <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">{row.description}</p>
      )}
      {row.details?.sizes && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {row.details.sizes
            .map(({ name, price }) =>
              MESSAGES.size(name, formatPrice(price, { currency, country })),
            )
            .join(' · ')}
        </p>
      )}
      {isOpen && <RowDetails {...props} />}
      <RowDoubt id={`${id}-doubt`} row={row} refusal={refusal} image={image} edit={edit} />
    </li>
  );
});

function RowDetails({ row, sectionKey, sections, edit }: DraftRowProps) {
  const options = [
    ...sections.map(({ key, name }) => ({
      value: String(key),
      label: name || MESSAGES.noCategory,
    })),
    { value: 'new', label: MESSAGES.newCategory },
  ];
  return (
    <div className="grid gap-3 pb-1 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <Field label={MESSAGES.description}>
        {(control) => (
          <TextArea
            rows={2}
            defaultValue={row.description}
            onChange={({ target }) =>
              edit((draft) => withFields(draft, row.key, { description: target.value }))
            }
            {...control}
          />
        )}
      </Field>
      <Field label={MESSAGES.category}>
        {(control) => (
          <Select
            options={options}
            value={String(sectionKey)}
            onChange={({ target: { value } }) =>
              edit((draft) => movedRow(draft, row.key, value === 'new' ? value : Number(value)))
            }
            {...control}
          />
        )}
      </Field>
    </div>
  );
}
