import { api } from '@cartaviva/api-client';
import type { TransferView } from '@cartaviva/contracts';
import { useRole, useSession } from '@cartaviva/session';
import { Button, Callout, ConfirmDialog } from '@cartaviva/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayOf } from '../../dates/dates';
import { usePeopleAct } from '../use-people-act';
import { transferMessages } from './messages';

const { waiting: texts } = transferMessages;

export function WaitingTransfer({ transfer }: { transfer: TransferView }) {
  const { user } = useSession();
  const isOwner = useRole() === 'owner';
  const { userId, name, expiresAt } = transfer;
  const day = dayOf(expiresAt);
  if (userId === user?.id) {
    return (
      <Callout tone="info">
        <p className="font-semibold">{texts.you}</p>
        <p className="mt-1">{texts.youText(day)}</p>
        <Button asChild size="sm" className="mt-3">
          <Link to="/traspaso">{texts.see}</Link>
        </Button>
      </Callout>
    );
  }
  return (
    <Callout tone="info">
      <p className="font-semibold wrap-anywhere">
        {isOwner ? texts.owner(name) : texts.other(name)}
      </p>
      <p className="mt-1">{isOwner ? texts.ownerText(day) : texts.otherText(day)}</p>
      {isOwner && <TakeBack transfer={transfer} />}
    </Callout>
  );
}

function TakeBack({ transfer: { id, name } }: { transfer: TransferView }) {
  const [asking, setAsking] = useState(false);
  const { act, busy } = usePeopleAct();
  const takeBack = () =>
    act(() => api.delete('/api/transfers/{transferId}', { params: { path: { transferId: id } } }), {
      done: texts.takenBack,
      failed: texts.takeBackFailed,
    });
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        busy={busy}
        onClick={() => setAsking(true)}
      >
        {texts.takeBack}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.confirm.title(name)}
        description={texts.confirm.description}
        confirmLabel={texts.confirm.confirm}
        keepLabel={texts.confirm.keep}
        onConfirm={() => void takeBack()}
        tone="danger"
      />
    </>
  );
}
