import type { MenuData } from '../../menu/menu-data';
import { secondAmount } from '../../menu/second-price';
import { messages } from '../messages';
import type { Cart } from './cart';
import { ownName, withQuantity, type Bill, type PricedLine } from './order';
import { moneyOf } from './order-message';
import { PlaceField } from './place-field';
import { Stepper } from './stepper';

interface OrderDetailsProps {
  readonly cart: Cart;
  readonly menu: MenuData;
  readonly warning: string;
  /** Label of the send button after the diner was asked to confirm an order to a closed restaurant. */
  readonly sendAnyway: string | undefined;
  readonly send: () => void;
}

export function OrderDetails({ cart, menu, warning, sendAnyway, send }: OrderDetailsProps) {
  const texts = messages().order;
  const bill = cart.bill();
  const { lines, place, isSent } = cart.order;
  return (
    <form
      className="order"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <h2 id="sheet-title">{texts.title}</h2>
      <ul>
        {bill.lines.map((line, at) => (
          <Line
            key={at}
            priced={line}
            menu={menu}
            change={(quantity) => cart.change({ lines: withQuantity(lines, at, quantity) })}
          />
        ))}
      </ul>
      <PlaceField
        place={place}
        choose={(chosen) => cart.change({ place: chosen })}
        type={(typed) => cart.storePlace(typed)}
      />
      <Totals bill={bill} menu={menu} />
      <p className="notice" role="alert">
        {bill.canBeSent ? warning || (isSent && texts.sent) : texts.soldOut}
      </p>
      <div className="actions">
        <button type="button" className="quiet" onClick={() => cart.change({ lines: [] })}>
          {isSent ? texts.another : texts.clear}
        </button>
        <button type="submit" className="main">
          {sendAnyway ?? (isSent ? texts.resend : texts.send)}
        </button>
      </div>
    </form>
  );
}

interface LineProps {
  readonly priced: PricedLine;
  readonly menu: MenuData;
  readonly change: (quantity: number) => void;
}

function Line({ priced: { line, item, unitCents }, menu, change }: LineProps) {
  const texts = messages();
  const name = item?.name ?? texts.order.gone;
  const { size, extras, note, quantity } = line;
  const options = [...(item?.sizes ?? []), ...(item?.extras ?? [])];
  const asRead = (own: string) => options.find((option) => ownName(option) === own)?.name ?? own;
  const details = [...(size === undefined ? [] : [size]), ...extras].map(asRead);
  // Tells when an unavailable item comes back or is served.
  const returns = unitCents === undefined && item?.returns;
  const said = [...details, note && `«${note}»`, returns].filter(Boolean);
  return (
    <li className={unitCents === undefined ? 'off' : undefined}>
      <h3 dir="auto">{name}</h3>
      <b>
        {unitCents === undefined ? texts.item.unavailable : moneyOf(unitCents * quantity, menu)}
      </b>
      <p dir="auto">{said.join(' · ')}</p>
      <Stepper of={name} quantity={quantity} least={0} change={change} />
    </li>
  );
}

function Totals({ bill: { subtotal, total }, menu }: { bill: Bill; menu: MenuData }) {
  const { second } = menu;
  const row = (label: string, amount: string) => [
    <dt key="dt">{label}</dt>,
    <dd key="dd">{amount}</dd>,
  ];
  return (
    <dl>
      {total !== subtotal && row(messages().order.subtotal, moneyOf(subtotal, menu))}
      {second && row(second.ofDay, secondAmount(total, second, menu) ?? '')}
      {row(menu.total, moneyOf(total, menu))}
    </dl>
  );
}
