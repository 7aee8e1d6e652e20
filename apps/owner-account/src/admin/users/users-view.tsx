import { useAdminAddress } from '../admin-address';
import { userMessages as messages } from '../messages';
import { PagedList } from '../paged-list';
import { Table } from '../table';
import { grantMessages } from './grant-messages';
import { UserRow } from './user-row';
import { UserSearch } from './user-search';
import { useUsers } from './use-users';

const { person, plan, verified, since } = messages.columns;
const COLUMNS = [
  { title: person },
  { title: plan, desk: true },
  { title: verified, desk: true },
  { title: since, desk: true },
  { title: grantMessages.column },
];

export function UsersView() {
  const { searched } = useAdminAddress();
  const users = useUsers();
  const empty = searched
    ? { title: messages.notFound, description: messages.notFoundText }
    : { title: messages.none, description: messages.noneText };
  return (
    <>
      <UserSearch />
      <PagedList of={users} count={messages.count} empty={empty}>
        {(rows) => (
          <Table caption={messages.caption} columns={COLUMNS}>
            {rows.map((user) => (
              <UserRow key={user.id} user={user} />
            ))}
          </Table>
        )}
      </PagedList>
    </>
  );
}
