import type { Dish } from '../../menu/menu-data';
import { fill } from '../../messages/fill';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { say } from '../say';
import type { Cart } from './cart';
import { DishDetails, type DishOrdering } from './dish-details';
import { ownName, withLine, type OrderLine } from './order';
import { sheetOver } from './sheet';

/**
 * One dish over the page, and what a diner chooses of it.
 * @param cart nothing where the restaurant takes no orders
 */
export function dishSheet(cart: Cart | undefined, leave: () => void) {
  const sheet = sheetOver(leave);
  let shown = '';
  let choice: OrderLine;

  const dishOf = (anchor: string) => readMenuData()?.dishes.find((dish) => dish.anchor === anchor);
  const orderingOf = (dish: Dish, into: Cart): DishOrdering => ({
    choose(part) {
      choice = { ...choice, ...part };
      draw(dish);
    },
    type: (note) => (choice = { ...choice, note }),
    add() {
      const line = { ...choice, note: choice.note.trim() };
      into.change({ lines: withLine(into.order.lines, line) });
      sheet.dismiss();
      say(fill(messages().dish.added, { dish: dish.name }));
    },
  });
  const draw = (dish: Dish) => {
    const ordering = cart && !dish.soldOut ? orderingOf(dish, cart) : undefined;
    const menu = readMenuData()!;
    sheet.draw(<DishDetails dish={dish} menu={menu} choice={choice} ordering={ordering} />);
  };

  return {
    /** Shows the dish of an anchor; returns which it was, if there is one. */
    open(anchor: string): Dish | undefined {
      const dish = dishOf(anchor);
      if (!dish) return undefined;
      if (!sheet.isOpen() || anchor !== shown) {
        const size = dish.sizes?.[0] && ownName(dish.sizes[0]);
        choice = { dishId: dish.id, size, extras: [], note: '', quantity: 1 };
        sheet.draw(null);
      }
      shown = anchor;
      draw(dish);
      sheet.open();
      return dish;
    },
    close: sheet.close,
    /** Shows the dish as the menu has it now; a dish that is gone has nothing to show. */
    menuChanged() {
      if (!sheet.isOpen()) return;
      const dish = dishOf(shown);
      if (dish) return draw(dish);
      sheet.dismiss();
      say(messages().dish.gone);
    },
  };
}
