import type { UserView } from '@cartaviva/contracts';
import { Button, ConfirmDialog, Dialog } from '@cartaviva/ui';
import { useState } from 'react';
import { GrantForm } from './grant-form';
import { grantMessages as messages } from './grant-messages';
import { planOfUser } from './plan-of-user';
import { useGrantPlan } from './use-grant-plan';

/** Grants or revokes the Empresarial plan, which has no payment button. */
export function PlanGrant({ user }: { user: UserView }) {
  const [asking, setAsking] = useState(false);
  const { give, take, busy } = useGrantPlan(user);
  const name = `${user.firstName} ${user.lastName}`;
  const hasIt = planOfUser(user) === 'empresarial';

  async function giveUntil(end: string | null) {
    if (await give(end)) setAsking(false);
  }

  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={hasIt ? messages.takeNamed(name) : messages.giveNamed(name)}
        onClick={() => setAsking(true)}
      >
        {hasIt ? messages.take : messages.give}
      </Button>
      {hasIt ? (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={messages.confirmTaking.title(name)}
          description={messages.confirmTaking.description}
          confirmLabel={messages.take}
          onConfirm={() => void take()}
          tone="danger"
        />
      ) : (
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title={messages.title(name)}
          description={messages.description}
        >
          <GrantForm
            busy={busy}
            onGive={(end) => void giveUntil(end)}
            onCancel={() => setAsking(false)}
          />
        </Dialog>
      )}
    </>
  );
}
