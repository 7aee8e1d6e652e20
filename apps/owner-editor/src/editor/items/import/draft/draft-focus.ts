import { useEffect, useRef } from 'react';
import { fieldToCheck, rowsOf, rowsToCheck, type DraftRow, type EditedDraft } from './edited-draft';

export const fieldId = (key: number, field: 'name' | 'price') => `draft-${key}-${field}`;

const FIELDS = 'input[id^="draft-"]';

function focusField({ key }: DraftRow, field: 'name' | 'price'): void {
  const input = document.getElementById(fieldId(key, field));
  input?.scrollIntoView({ block: 'center' });
  input?.focus({ preventScroll: true });
}

/** Returns the key of the row whose field is focused. Undefined for other elements. */
function focusedRow(target: EventTarget): DraftRow['key'] | undefined {
  const key = /^draft-(\d+)-/.exec((target as Element).id)?.[1];
  return key === undefined ? undefined : Number(key);
}

/** Focuses the first row to check after the row with this key. After the last one it starts again at the top. */
export function focusNextDoubt(draft: EditedDraft, after?: DraftRow['key']): void {
  const rows = rowsOf(draft);
  const at = rows.findIndex(({ key }) => key === after);
  const toCheck = rowsToCheck(draft);
  const next = toCheck.find((row) => rows.indexOf(row) > at) ?? toCheck[0];
  if (next) focusField(next, fieldToCheck(next)!);
}

/**
 * Moves the focus on Enter: from a name to its price, and from a price to the name below. Returns the ref of the
 * section and the row that last had the focus, because pressing a button moves the focus away.
 * @param onRow called with the row that takes the focus. Must be stable.
 */
export function useRowFocus(onRow: (key: DraftRow['key']) => void) {
  const section = useRef<HTMLElement>(null);
  const lastRow = useRef<DraftRow['key']>(undefined);
  useEffect(() => {
    const place = section.current!;
    const remember = ({ target }: FocusEvent) => {
      const key = focusedRow(target!);
      if (key === undefined) return;
      lastRow.current = key;
      onRow(key);
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
  }, [onRow]);
  return { section, lastRow };
}
