import { MESSAGES } from './messages';

const { names: TEXTS } = MESSAGES;

interface PublicNameProps {
  readonly menu: string;
  /** Name that diners read now. */
  readonly shown: string;
  readonly restaurant: string;
  readonly showsRestaurant: boolean;
  readonly change: (showsRestaurant: boolean) => void;
}

/** Shows the name that diners read before and after, and lets the owner choose the menu's or the restaurant's. */
export function PublicName(props: PublicNameProps) {
  const { menu, shown, restaurant, showsRestaurant, change } = props;
  const named = restaurant.trim();
  const after = showsRestaurant ? named : shown;
  return (
    <div className="text-sm">
      <p className="wrap-anywhere text-ink-soft">
        {shown === after ? TEXTS.same(after) : TEXTS.other(shown, after)}
      </p>
      {shown !== named && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            aria-label={TEXTS.showIn(menu)}
            checked={showsRestaurant}
            onChange={({ target }) => change(target.checked)}
          />
          {TEXTS.show}
        </label>
      )}
    </div>
  );
}
