import type { LocalMenu } from '../menu/menu-in-language';

/** One small line of ours; on a page that bears no other name, the restaurant's own. */
export function Footer({ local: { menu, messages } }: { local: LocalMenu }) {
  const { whiteLabel, restaurantName } = menu;
  return (
    <footer>{whiteLabel ? <p>{restaurantName}</p> : <a href="/">{messages.page.footer}</a>}</footer>
  );
}
