import { orderNumber, undialledNumbers, whatsAppLink } from '@cartaviva/domain';
import { useWatch } from 'react-hook-form';
import { usePlace } from '../../store/place-context';
import type { MenuForm } from '../menu-form';
import { MESSAGES } from './messages';

const { orders } = MESSAGES;

interface OrdersHintProps {
  readonly form: MenuForm;
  /** Phone number of the restaurant when the menu has none of its own. */
  readonly inherited: string | undefined;
}

/** Shows the number that receives orders with a link to test it, or the reason why the menu takes none. */
export function OrdersHint({ form: { control }, inherited }: OrdersHintProps) {
  const [phone, restaurant = ''] = useWatch({ control, name: ['phone', 'restaurantName'] });
  const { country } = usePlace();
  const written = phone?.trim() || inherited || '';
  const number = orderNumber({ phone: written, country });
  const undialled = undialledNumbers(written, country);
  if (!number) {
    return <p role="status">{written ? orders.notHere(undialled) : orders.none}</p>;
  }
  return (
    <p role="status">
      {orders.here(written)} {undialled.length > 0 && `${orders.undialled(undialled)} `}
      <a
        href={whatsAppLink(number, orders.testMessage(restaurant))}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 items-center font-medium text-accent-strong underline"
      >
        {orders.test}
      </a>
    </p>
  );
}
