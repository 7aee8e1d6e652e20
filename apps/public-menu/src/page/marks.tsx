import type { PageItem } from '../menu/menu-data';
import type { ScriptMessages } from '../messages/messages';

export function Marks({ item, texts }: { item: PageItem; texts: ScriptMessages }) {
  const { soldOut, returns, tags = [] } = item;
  if (!soldOut && tags.length === 0) return null;
  return (
    <p className="tags">
      {soldOut && <strong>{texts.item.unavailable}</strong>}
      {returns && <em>{returns}</em>}
      {tags.map((tag) => (
        <span key={tag}>{texts.diets[tag]}</span>
      ))}
    </p>
  );
}

export const Contains = ({ item: { contains } }: { item: PageItem }) =>
  contains ? (
    <p>
      <small>{contains}</small>
    </p>
  ) : null;
