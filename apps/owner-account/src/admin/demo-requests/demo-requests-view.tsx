import type { DemoRequestView } from '@cartaviva/contracts';
import { cn } from '@cartaviva/ui';
import { momentOf } from '../../dates/dates';
import { demoRequestMessages as messages } from '../messages';
import { PagedList } from '../paged-list';
import { cell, deskOnly, Table } from '../table';
import { useDemoRequests } from './use-demo-requests';

const { restaurant, contact, at } = messages.columns;
const COLUMNS = [{ title: restaurant }, { title: contact }, { title: at, desk: true }];

/** Lists the restaurants that asked for a demo. The sales team answers them by email. */
export function DemoRequestsView() {
  const requests = useDemoRequests();
  const empty = { title: messages.none, description: messages.noneText };
  return (
    <PagedList of={requests} count={messages.count} empty={empty}>
      {(rows) => (
        <Table caption={messages.caption} columns={COLUMNS}>
          {rows.map((request) => (
            <RequestRow key={request.id} request={request} />
          ))}
        </Table>
      )}
    </PagedList>
  );
}

const link =
  'flex min-h-11 items-center font-semibold text-accent underline-offset-4 wrap-anywhere hover:underline md:min-h-6';

function RequestRow({ request }: { request: DemoRequestView }) {
  const { restaurant: place, name, email, phone, createdAt } = request;
  const mail = `mailto:${email}?subject=${encodeURIComponent(messages.mailSubject)}`;
  return (
    <tr>
      <th scope="row" className={cn(cell, 'font-normal')}>
        <span className="block font-semibold wrap-anywhere">{place}</span>
        <span className="block text-ink-soft tabular-nums md:hidden">{momentOf(createdAt)}</span>
      </th>
      <td className={cell}>
        <span className="block wrap-anywhere">{name}</span>
        <a href={mail} aria-label={messages.write(`${name}, ${email}`)} className={link}>
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        )}
      </td>
      <td className={cn(cell, deskOnly, 'whitespace-nowrap tabular-nums')}>
        {momentOf(createdAt)}
      </td>
    </tr>
  );
}
