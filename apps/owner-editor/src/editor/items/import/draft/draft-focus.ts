import { useEffect, useRef } from 'react';
import { fieldToCheck, rowsOf, rowsToCheck, type DraftRow, type EditedDraft } from './edited-draft';

/** Where the focus goes for a field of an item. */
export const fieldId = (key: number, field: 'name' | 'price') => `draft-${key}-${field}`;

const FIELDS = 'input[id^="draft-"]';

function focusField({ key }: DraftRow, field: 'name' | 'price'): void {
  const input = document.getElementById(fieldId(key, field));
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

/** The key of the item whose field has the focus; none when another thing has it. */
function focusedRow(target: EventTarget): DraftRow['key'] | undefined {
  const key = /^draft-(\d+)-/.exec((target as Element).id)?.[1];
  return key === undefined ? undefined : Number(key);
}

/** Leads to the first item to check below the one of the key; below the last, from the top again. */
export function focusNextDoubt(draft: EditedDraft, after?: DraftRow['key']): void {
  const rows = rowsOf(draft);
  const at = rows.findIndex(({ key }) => key === after);
  const toCheck = rowsToCheck(draft);
  const next = toCheck.find((row) => rows.indexOf(row) > at) ?? toCheck[0];
  if (next) focusField(next, fieldToCheck(next)!);
}

/**
 * Enter leads from a name to its price, and from a price to the name of the item below, within the
 * element. Answers that element's ref and the last row that had the focus: a press on a button takes it away.
 */
export function useRowFocus() {
  const section = useRef<HTMLElement>(null);
  const lastRow = useRef<DraftRow['key']>(undefined);
  useEffect(() => {
    const place = section.current!;
    const remember = ({ target }: FocusEvent) => {
      lastRow.current = focusedRow(target!) ?? lastRow.current;
    };
    const goOn = (event: KeyboardEvent) => {
      const target = event.target as HTMLInputElement;
      if (event.key !== 'Enter' || !target.matches(FIELDS)) return;
      event.preventDefault();
      const fields = [...place.querySelectorAll<HTMLInputElement>(FIELDS)];
      fields[fields.indexOf(target) + 1]?.focus();
    };
    place.addEventListener('focusin', remember);
    place.addEventListener('keydown', goOn);
    return () => {
      place.removeEventListener('focusin', remember);
      place.removeEventListener('keydown', goOn);
    };
  }, []);
  return { section, lastRow };
}
