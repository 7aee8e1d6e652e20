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
        <p className="mb-1 font-(family-name:--menu-serif) text-xl font-semibold wrap-anywhere text-(--brand)">
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
  const { name, description, imageUrl, isAvailable, dietaryTags } = item;
  return (
    <li className="flex gap-3 py-3">
      {imageUrl && (
        <Picture
          path={imageUrl}
          alt=""
          className={cn(
            'aspect-4/3 w-24 shrink-0 self-start rounded-control',
            !isAvailable && 'opacity-60 grayscale',
          )}
        />
      )}
      <div className="min-w-0 grow">
        <div
          className={cn(
            'flex items-end gap-x-2',
            imageUrl && 'flex-wrap',
            !isAvailable && 'text-ink-soft',
          )}
        >
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="flex grow gap-2 font-semibold whitespace-nowrap tabular-nums">
            <span className="mb-1.5 min-w-4 grow border-b-2 border-dotted border-control/60" />
            {priceForDiners(item.price, currency)}
          </p>
        </div>
        {description && (
          <p className="mt-0.5 text-sm whitespace-pre-line text-ink-soft">{description}</p>
        )}
        {(!isAvailable || dietaryTags.length > 0) && (
          <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-xs font-medium text-(--brand)">
            {!isAvailable && (
              <strong className="rounded-[4px] border border-control px-2 text-ink">
                {MESSAGES.unavailable}
              </strong>
            )}
            {dietaryTags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}
