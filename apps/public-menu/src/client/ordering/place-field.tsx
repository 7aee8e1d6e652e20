import { TABLE_NAME_MAX } from '@cartaviva/domain';
import { messages } from '../messages';
import type { OrderPlace } from './order';

interface PlaceFieldProps {
  readonly place: OrderPlace;
  readonly choose: (place: OrderPlace) => void;
  /** Is called after every letter of the table number. */
  readonly type: (place: OrderPlace) => void;
}

export function PlaceField({ place, choose, type }: PlaceFieldProps) {
  const texts = messages().order;
  const isAtTable = place !== 'takeaway';
  const option = (label: string, checked: boolean, chosen: OrderPlace) => (
    <label>
      <input type="radio" name="place" checked={checked} onChange={() => choose(chosen)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="place">
      <legend>{texts.where}</legend>
      {option(texts.atTable, isAtTable, { table: '' })}
      {option(texts.takeaway, !isAtTable, 'takeaway')}
      {isAtTable && (
        <label className="table">
          {texts.table}
          <input
            value={place.table}
            required
            maxLength={TABLE_NAME_MAX}
            size={6}
            autoComplete="off"
            onInput={({ currentTarget }) => type({ table: currentTarget.value.trim() })}
          />
        </label>
      )}
    </fieldset>
  );
}
