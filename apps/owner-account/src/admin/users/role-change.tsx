import type { UserView } from '@cartaviva/contracts';
import { Button, ConfirmDialog } from '@cartaviva/ui';
import { useState } from 'react';
import { userMessages as messages } from '../messages';
import { useChangeRole } from './use-change-role';

export function RoleChange({ user }: { user: UserView }) {
  const [asking, setAsking] = useState(false);
  const { change, busy } = useChangeRole();
  const name = `${user.firstName} ${user.lastName}`;
  const isAdmin = user.role === 'admin';
  const confirm = isAdmin ? messages.confirmDemotion : messages.confirmPromotion;
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        aria-label={isAdmin ? messages.demoteNamed(name) : messages.promoteNamed(name)}
        onClick={() => setAsking(true)}
      >
        {isAdmin ? messages.demote : messages.promote}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={confirm.title(name)}
        description={confirm.description}
        confirmLabel={isAdmin ? messages.demote : messages.promote}
        onConfirm={() => void change(user, isAdmin ? 'user' : 'admin')}
        tone={isAdmin ? 'danger' : 'default'}
      />
    </>
  );
}
