import { useState } from 'react';
import { useToasts } from '../editor/toasts';
import type { EditedItem } from '../store/menu-store';
import { useSetAvailability, type Availability } from '../store/use-set-availability';
import { MESSAGES } from './messages';

/**
 * What was marked and is not yet known to be saved: it is shown until then, whatever is read meanwhile.
 * Marks wait for the connection and are sent in the sequence in which they were made.
 */
export function useMarks(menuId: string) {
  const [marks, setMarks] = useState<ReadonlyMap<string, Availability>>(new Map());
  const setAvailability = useSetAvailability(menuId);
  const { failed } = useToasts();

  async function mark(item: EditedItem, availability: Availability): Promise<void> {
    setMarks((before) => new Map(before).set(item.id, availability));
    try {
      await setAvailability(item, availability);
    } catch (error) {
      failed(MESSAGES.notSaved(item.name), error);
    } finally {
      setMarks((before) => {
        // A later mark of the same item is still on its way.
        if (before.get(item.id) !== availability) return before;
        const rest = new Map(before);
        rest.delete(item.id);
        return rest;
      });
    }
  }

  const marked = (item: EditedItem): EditedItem => ({ ...item, ...marks.get(item.id) });
  return { mark, marked };
}
