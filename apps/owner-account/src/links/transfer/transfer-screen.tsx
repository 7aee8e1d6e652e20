import { useRead } from '@cartaviva/api-client';
import type { UserView } from '@cartaviva/contracts';
import { useSession } from '@cartaviva/session';
import { Button, EmptyState, Skeleton, useDocumentTitle } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { AccountFrame } from '../../frame/account-frame';
import { onTheWayTo } from '../../login/arrival';
import { Read } from '../../profile/read';
import { messages as texts } from './messages';
import { OfferedTransfer } from './offered-transfer';

const HERE = '/traspaso';

/** Screen at /traspaso: the accounts that their owners offer to the signed-in user. */
export default function TransferScreen() {
  const { user, status, error } = useSession();
  useDocumentTitle(texts.title);
  const isLoading = status === 'loading' && !error;
  return (
    <AccountFrame title={texts.title} description={texts.description}>
      {isLoading && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-44 rounded-card" />
        </div>
      )}
      {!isLoading && (user ? <Offers user={user} /> : <ComeIn />)}
    </AccountFrame>
  );
}

function Offers({ user }: { user: UserView }) {
  const offers = useRead('/api/transfers', { revalidateIfStale: true });
  return (
    <Read of={offers}>
      {(list) =>
        list.length === 0 ? (
          <Nothing />
        ) : (
          <div className="grid gap-10">
            {list.map((offer) => (
              <OfferedTransfer
                key={offer.id}
                offer={offer}
                user={user}
                onDeclined={() => void offers.mutate()}
              />
            ))}
          </div>
        )
      }
    </Read>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={texts.none.title}
      description={texts.none.text}
      className="py-8"
      action={
        <Button asChild variant="secondary">
          <Link to="/dashboard">{texts.none.home}</Link>
        </Button>
      }
    />
  );
}

function ComeIn() {
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{texts.signInText}</p>
      <Button asChild size="lg">
        <Link to={onTheWayTo(HERE, '/login')}>{texts.signIn}</Link>
      </Button>
    </div>
  );
}
