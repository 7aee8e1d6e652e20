import { whatsAppLink } from '../../menu/contact';
import type { MenuData } from '../../menu/menu-data';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { refetch } from '../refetch';
import { button, element } from './element';
import { MAX_OF_ONE, withQuantity, type Bill, type PricedLine } from './order';
import type { Cart } from './cart';
import { moneyOf, orderMessage } from './order-message';
import { placeField } from './place-field';
import { Sheet } from './sheet';
import { stepper } from './stepper';

/** The order: what it is, where it goes, what it costs, and the way to the restaurant's WhatsApp. */
export class OrderSheet {
  private readonly sheet: Sheet;
  private warning = '';

  constructor(
    private readonly cart: Cart,
    leave: () => void,
  ) {
    this.sheet = new Sheet(leave);
    cart.watch(() => this.sheet.isOpen && this.draw());
  }

  open(): void {
    this.warning = '';
    this.draw();
    this.sheet.open();
  }

  close(): void {
    this.sheet.close();
  }

  menuChanged(): void {
    if (this.sheet.isOpen) this.draw();
  }

  private draw(): void {
    const menu = readMenuData()!;
    const texts = messages().order;
    const bill = this.cart.bill();
    if (bill.lines.length === 0) return this.sheet.dismiss();
    const form = element(
      'form',
      { class: 'order' },
      element('h2', { id: 'sheet-title' }, texts.title),
      element('ul', {}, ...bill.lines.map((line, at) => this.line(line, at, menu))),
      placeField(this.cart.order.place, {
        choose: (place) => this.cart.change({ place }),
        type: (place) => this.cart.store({ place }),
      }),
      totals(bill, menu),
      element('p', { class: 'notice', role: 'alert' }, this.warningFor(bill)),
      element(
        'div',
        { class: 'actions' },
        button({ class: 'quiet' }, texts.clear, () => this.cart.change({ lines: [] })),
        element('button', { class: 'main', type: 'submit', 'data-focus': 'send' }, texts.send),
      ),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
    this.sheet.fill(form);
  }

  private line({ line, dish, unitCents }: PricedLine, at: number, menu: MenuData): HTMLElement {
    const texts = messages();
    const name = dish?.name ?? texts.order.gone;
    const shown = (own: string) =>
      [...(dish?.sizes ?? []), ...(dish?.extras ?? [])].find(
        (option) => (option.own ?? option.name) === own,
      )?.name ?? own;
    const details = [line.size, ...line.extras].filter((own) => own !== undefined).map(shown);
    const count = line.quantity;
    return element(
      'li',
      { class: unitCents === undefined ? 'off' : undefined },
      element('h3', {}, name),
      element(
        'b',
        {},
        unitCents === undefined ? texts.dish.unavailable : moneyOf(unitCents * count, menu),
      ),
      element('p', {}, [...details, ...(line.note ? [`«${line.note}»`] : [])].join(' · ')),
      stepper({
        of: name,
        quantity: count,
        least: 0,
        most: MAX_OF_ONE,
        name: `line${at}`,
        change: (quantity) =>
          this.cart.change({ lines: withQuantity(this.cart.order.lines, at, quantity) }),
      }),
    );
  }

  private warningFor({ canBeSent }: Bill): string {
    return canBeSent ? this.warning : messages().order.soldOut;
  }

  /** Looks at the live menu first: what is sold out is not sent, nor a price that is no more. */
  private async send(): Promise<void> {
    const shown = this.cart.bill();
    if (!shown.canBeSent) return;
    const freshness = await refetch();
    if (freshness === 'gone') return;
    const bill = this.cart.bill();
    this.warning = '';
    if (freshness === 'unavailable') this.warning = messages().order.unavailable;
    else if (bill.canBeSent && bill.total !== shown.total)
      this.warning = messages().order.priceChanged;
    this.draw();
    if (this.warning || !bill.canBeSent) return;
    const menu = readMenuData()!;
    location.assign(whatsAppLink(menu.whatsApp!, orderMessage(bill, this.cart.order.place, menu)));
  }
}

function totals({ subtotal, total }: Bill, menu: MenuData): HTMLElement {
  const row = (label: string, cents: number) => [
    element('dt', {}, label),
    element('dd', {}, moneyOf(cents, menu)),
  ];
  const before = total === subtotal ? [] : row(messages().order.subtotal, subtotal);
  return element('dl', {}, ...before, ...row(menu.total, total));
}
