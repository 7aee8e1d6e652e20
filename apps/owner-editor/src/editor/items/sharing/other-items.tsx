import { formatPrice, searchable } from '@cartaviva/domain';
import { Button, Spinner, TextInput } from '@cartaviva/ui';
import { useId, useState } from 'react';
import type { EditedItem, OtherMenu } from '../../../store/menu-store';
import { useItems } from '../../../store/use-items';
import { SHARING_MESSAGES as MESSAGES } from './messages';

interface OtherItemsProps {
  readonly menu: OtherMenu;
  readonly present: readonly EditedItem[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

export function OtherItems({ menu, present, chosen, onChoose }: OtherItemsProps) {
  const { data: items, error } = useItems(menu.id);
  const [query, setQuery] = useState('');
  const heading = useId();
  if (!items) return error ? <p role="alert">{MESSAGES.unread}</p> : <Spinner />;
  if (items.length === 0) return <p className="text-ink-soft">{MESSAGES.noItems}</p>;

  const here = new Set(present.flatMap(({ sharedId }) => sharedId ?? []));
  const isHere = ({ sharedId }: EditedItem) => Boolean(sharedId && here.has(sharedId));
  const shown = items.filter(({ name }) => searchable(name).includes(searchable(query)));
  const free = shown.filter((item) => !isHere(item)).map(({ id }) => id);
  const isAll = free.length > 0 && free.every((id) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onChoose(next);
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <TextInput
          type="search"
          value={query}
          aria-label={MESSAGES.search}
          placeholder={MESSAGES.search}
          autoComplete="off"
          className="min-w-0 grow basis-28"
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button variant="ghost" disabled={free.length === 0} onClick={() => choose(free, !isAll)}>
          {isAll ? MESSAGES.none : MESSAGES.all}
        </Button>
      </div>
      <div role="group" aria-labelledby={heading}>
        <h3 id={heading} className="sr-only">
          {MESSAGES.choices}
        </h3>
        {shown.length === 0 && (
          <p role="status" className="text-ink-soft">
            {MESSAGES.notFound}
          </p>
        )}
        <ul className="divide-y divide-line">
          {shown.map((item) => (
            <li key={item.id}>
              <label className="flex min-h-11 items-center gap-3 py-2 has-disabled:text-ink-faint">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-accent"
                  disabled={isHere(item)}
                  checked={chosen.has(item.id)}
                  onChange={({ target }) => choose([item.id], target.checked)}
                />
                <span className="min-w-0 grow wrap-anywhere">
                  {item.name}
                  {isHere(item) && <span className="block text-xs">{MESSAGES.isHere}</span>}
                </span>
                <span className="shrink-0 text-sm tabular-nums">
                  {formatPrice(item.price, menu)}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
