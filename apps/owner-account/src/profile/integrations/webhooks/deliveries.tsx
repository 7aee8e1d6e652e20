import { PAGE_SIZE, type WebhookDeliveryView } from '@cartaviva/contracts';
import { Button } from '@cartaviva/ui';
import { Read } from '../../read';
import { DeliveryTitle } from './delivery-title';
import { logMessages as messages } from './messages';
import { useDeliveries } from './use-deliveries';

interface DeliveriesProps {
  readonly webhookId: string;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onShow: (deliveryId: string) => void;
}

export function Deliveries({ webhookId, page, onPage, onShow }: DeliveriesProps) {
  const deliveries = useDeliveries(webhookId, page);
  return (
    <Read of={deliveries}>
      {({ rows, total }) => (
        <>
          {total === 0 && <p className="text-sm text-ink-faint">{messages.empty}</p>}
          <ol className="divide-y divide-line">
            {rows.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onShow={onShow} />
            ))}
          </ol>
          <div className="mt-3 flex flex-wrap justify-between gap-3">
            {page > 1 && (
              <Button variant="secondary" size="sm" onClick={() => onPage(page - 1)}>
                {messages.newer}
              </Button>
            )}
            {page * PAGE_SIZE < total && (
              <Button
                variant="secondary"
                size="sm"
                className="ml-auto"
                onClick={() => onPage(page + 1)}
              >
                {messages.older}
              </Button>
            )}
          </div>
        </>
      )}
    </Read>
  );
}

interface DeliveryRowProps {
  readonly delivery: WebhookDeliveryView;
  readonly onShow: (deliveryId: string) => void;
}

function DeliveryRow({ delivery, onShow }: DeliveryRowProps) {
  return (
    <li>
      <button
        type="button"
        className="block min-h-11 w-full py-3 text-left hover:bg-sunken"
        onClick={() => onShow(delivery.id)}
      >
        <DeliveryTitle delivery={delivery} />
      </button>
    </li>
  );
}
