import { priceForDiners } from '@cartaviva/domain';
import { cn } from '@cartaviva/ui';
import type { EditedItem } from '../../store/menu-store';
import { Picture } from '../pictures/picture';
import { MESSAGES } from './messages';

interface PreviewSectionProps {
  readonly title: string | undefined;
  readonly items: readonly EditedItem[];
  readonly currency: string;
}

/** A card of the menu: a category and its dishes. */
export function PreviewSection({ title, items, currency }: PreviewSectionProps) {
  return (
    <section className="rounded-card border border-line bg-surface px-4 pt-5 pb-2">
      {title && (
        <p className="mb-1 border-b border-line pb-2 font-(family-name:--menu-serif) text-xl font-semibold text-balance wrap-anywhere text-(--brand)">
          {title}
        </p>
      )}
      <ul>
        {items.map((item) => (
          <Dish key={item.id} item={item} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

function Dish({ item, currency }: { item: EditedItem; currency: string }) {
  const { name, description, imageUrl, isAvailable } = item;
  return (
    <li className="py-3">
      <div className={cn('flex flex-wrap items-end gap-x-2', !isAvailable && 'text-ink-soft')}>
        <p className="min-w-0 max-w-max flex-[99_1_min-content] font-semibold text-balance wrap-break-word">
          {name}
        </p>
        <p className="flex grow gap-2 font-semibold whitespace-nowrap tabular-nums">
          <span className="mb-1.5 min-w-4 grow border-b-2 border-dotted border-control/60" />
          {priceForDiners(item.price, currency)}
        </p>
      </div>
      <div className="flex gap-3">
        {imageUrl && (
          <Picture
            path={imageUrl}
            alt=""
            className={cn(
              'mt-2 aspect-4/3 w-24 shrink-0 self-start rounded-control',
              !isAvailable && 'opacity-60 grayscale',
            )}
          />
        )}
        <div className={cn('min-w-0', imageUrl && 'pt-1')}>
          {description && (
            <p className="mt-0.5 text-sm whitespace-pre-line text-ink-soft">{description}</p>
          )}
          <Tags item={item} />
        </div>
      </div>
    </li>
  );
}

function Tags({ item: { isAvailable, dietaryTags } }: { item: EditedItem }) {
  if (isAvailable && dietaryTags.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5 text-xs">
      {!isAvailable && (
        <strong className="rounded-[4px] border border-ink-soft px-2 font-semibold">
          {MESSAGES.unavailable}
        </strong>
      )}
      {dietaryTags.map((tag) => (
        <span
          key={tag}
          className="rounded-[4px] border border-transparent bg-(--tint) px-2 font-medium"
        >
          {tag}
        </span>
      ))}
    </p>
  );
}
