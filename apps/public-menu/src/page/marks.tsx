import type { Dish } from '../menu/menu-data';
import type { ScriptMessages } from '../messages/messages';

/** Whether a dish can be had, and for whom it is made. */
export function Marks({ dish, texts }: { dish: Dish; texts: ScriptMessages }) {
  const { soldOut, returns, tags = [] } = dish;
  if (!soldOut && tags.length === 0) return null;
  return (
    <p className="tags">
      {soldOut && <strong>{texts.dish.unavailable}</strong>}
      {returns && <em>{returns}</em>}
      {tags.map((tag) => (
        <span key={tag}>{texts.diets[tag]}</span>
      ))}
    </p>
  );
}
