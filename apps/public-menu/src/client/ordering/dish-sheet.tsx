import { priceForDiners } from '@cartaviva/domain';
import type { Dish, MenuData } from '../../menu/menu-data';
import { extraLabel, priceLabel } from '../../menu/price-label';
import { fill } from '../../messages/fill';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { say } from '../say';
import { share } from '../share';
import { button, element } from './element';
import { optionsField } from './options-field';
import { MAX_OF_ONE, ownName, unitCents, withLine, type OrderLine } from './order';
import type { Cart } from './cart';
import { moneyOf } from './order-message';
import { dishMarks } from './dish-marks';
import { dishImage } from './dish-image';
import { Sheet } from './sheet';
import { stepper } from './stepper';

/** All there is to know of one dish, and what a diner chooses of it. */
export class DishSheet {
  private readonly sheet: Sheet;
  private anchor = '';
  private choice: OrderLine = { dishId: '', extras: [], note: '', quantity: 1 };

  /** @param book nothing where the restaurant takes no orders */
  constructor(
    private readonly cart: Cart | undefined,
    leave: () => void,
  ) {
    this.sheet = new Sheet(leave);
  }

  /** Shows the dish of an anchor; tells which it was, if there is one. */
  open(anchor: string): Dish | undefined {
    const dish = this.dishOf(anchor);
    if (!dish) return undefined;
    if (!this.sheet.isOpen || anchor !== this.anchor) {
      const size = dish.sizes?.[0] && ownName(dish.sizes[0]);
      this.choice = { dishId: dish.id, size, extras: [], note: '', quantity: 1 };
    }
    this.anchor = anchor;
    this.draw();
    this.sheet.open();
    return dish;
  }

  close(): void {
    this.sheet.close();
  }

  /** Shows the dish as the menu has it now; a dish that is gone has nothing to show. */
  menuChanged(): void {
    if (!this.sheet.isOpen) return;
    if (this.dishOf(this.anchor)) this.draw();
    else {
      this.sheet.dismiss();
      say(messages().dish.gone);
    }
  }

  private dishOf(anchor: string): Dish | undefined {
    return readMenuData()?.dishes.find((dish) => dish.anchor === anchor);
  }

  private choose(part: Partial<OrderLine>): void {
    this.choice = { ...this.choice, ...part };
    this.draw();
  }

  private draw(): void {
    const menu = readMenuData()!;
    const dish = this.dishOf(this.anchor)!;
    const orders = this.cart !== undefined && !dish.soldOut;
    const texts = messages();
    this.sheet.fill(
      dishImage(dish),
      element('h2', { id: 'sheet-title' }, dish.name),
      element('p', { class: 'price' }, priceLabel(dish, menu.currency, texts.dish)),
      dishMarks(dish, texts),
      dish.description !== undefined && element('p', { class: 'about' }, dish.description),
      dish.sizes && this.sizes(dish, menu, orders),
      dish.extras && this.extras(dish, menu, orders),
      orders && this.note(),
      this.actions(dish, menu, orders),
    );
  }

  private sizes({ sizes = [] }: Dish, { currency }: MenuData, orders: boolean): HTMLElement {
    return optionsField({
      legend: messages().dish.size,
      kind: 'radio',
      chosen: [this.choice.size ?? ''],
      choices: sizes.map((size) => ({
        value: ownName(size),
        name: size.name,
        label: priceForDiners(size.price, currency),
      })),
      change: orders ? ([size]) => this.choose({ size }) : undefined,
    });
  }

  private extras({ extras = [] }: Dish, { currency }: MenuData, orders: boolean): HTMLElement {
    const texts = messages().dish;
    return optionsField({
      legend: texts.extras,
      kind: 'checkbox',
      chosen: this.choice.extras,
      choices: extras.map((extra) => ({
        value: ownName(extra),
        name: extra.name,
        label: extraLabel(extra.price, currency, texts),
      })),
      change: orders ? (chosen) => this.choose({ extras: chosen }) : undefined,
    });
  }

  private note(): HTMLElement {
    const { note, noteExample } = messages().dish;
    const text = element('textarea', {
      rows: 2,
      maxlength: 200,
      placeholder: noteExample,
      'data-focus': 'note',
    });
    text.value = this.choice.note;
    text.addEventListener('input', () => (this.choice = { ...this.choice, note: text.value }));
    return element('label', { class: 'note' }, note, text);
  }

  private actions(dish: Dish, menu: MenuData, orders: boolean): HTMLElement {
    const unit = unitCents(dish, this.choice);
    const { quantity } = this.choice;
    const url = new URL(menu.url);
    url.hash = dish.anchor;
    return element(
      'div',
      { class: 'actions' },
      button({ class: 'quiet' }, messages().dish.share, () => {
        void share(`${dish.name} · ${menu.restaurantName}`, url.href);
      }),
      orders &&
        stepper({
          of: dish.name,
          quantity,
          least: 1,
          most: MAX_OF_ONE,
          name: 'dish',
          change: (next) => this.choose({ quantity: next }),
        }),
      orders &&
        unit !== undefined &&
        button({ class: 'main', 'data-focus': 'add' }, addLabel(unit * quantity, menu), () =>
          this.add(dish),
        ),
    );
  }

  private add(dish: Dish): void {
    const cart = this.cart!;
    const line = { ...this.choice, note: this.choice.note.trim() };
    cart.change({ lines: withLine(cart.order.lines, line) });
    this.sheet.dismiss();
    say(fill(messages().dish.added, { dish: dish.name }));
  }
}

function addLabel(cents: number, menu: MenuData): string {
  const { add } = messages().dish;
  return cents > 0 ? `${add} · ${moneyOf(cents, menu)}` : add;
}
