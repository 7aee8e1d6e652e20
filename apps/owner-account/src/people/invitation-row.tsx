import { api } from '@cartaviva/api-client';
import type { InvitationView } from '@cartaviva/contracts';
import { ACCOUNT_ROLE_NAMES, INVITATION_RESEND_SECONDS } from '@cartaviva/domain';
import { useRole } from '@cartaviva/session';
import { Badge, Button, ConfirmDialog, useToast } from '@cartaviva/ui';
import { useRef, useState } from 'react';
import { dayOf } from '../dates/dates';
import { messages, rolesBelow } from './messages';
import { usePeopleAct } from './use-people-act';

const { invitations: texts } = messages;

interface InvitationRowProps {
  readonly invitation: InvitationView;
  readonly onCancelled: () => void;
}

export function InvitationRow({ invitation, onCancelled }: InvitationRowProps) {
  const { email, role, invitedByName, expiresAt, expired } = invitation;
  const mayChange = rolesBelow(useRole(), [role]).length > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{email}</span>
          <Badge tone="neutral">{ACCOUNT_ROLE_NAMES[role]}</Badge>
          {expired && <Badge tone="danger">{texts.expired}</Badge>}
        </p>
        <p className="text-sm text-ink-faint">
          {texts.by(invitedByName)}
          {!expired && ` · ${texts.until(dayOf(expiresAt))}`}
        </p>
      </div>
      {mayChange && <InvitationActions invitation={invitation} onCancelled={onCancelled} />}
    </li>
  );
}

function InvitationActions({ invitation, onCancelled }: InvitationRowProps) {
  const { id, email, createdAt } = invitation;
  const params = { path: { invitationId: id } };
  const { act: resendIt, busy: isSending } = usePeopleAct();
  const { act: cancelIt, busy: isCancelling } = usePeopleAct();
  const [asking, setAsking] = useState(false);
  const sentAt = useRef(Date.parse(createdAt));
  const toast = useToast();

  async function resend(): Promise<void> {
    const passed = Date.now() - sentAt.current;
    // The server enforces the limit too. If the local clock is wrong, the server decides.
    if (passed >= 0 && passed < INVITATION_RESEND_SECONDS * 1000) {
      toast({ title: texts.tooSoon });
      return;
    }
    const send = () => api.post('/api/invitations/{invitationId}/resend', { params });
    const words = { done: texts.resent(email), failed: texts.resendFailed };
    if (await resendIt(send, words)) sentAt.current = Date.now();
  }

  async function cancel(): Promise<void> {
    const remove = () => api.delete('/api/invitations/{invitationId}', { params });
    const words = { done: texts.cancelled, failed: texts.cancelFailed };
    if (await cancelIt(remove, words)) onCancelled();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        busy={isSending}
        aria-label={texts.resendTo(email)}
        onClick={() => void resend()}
      >
        {texts.resend}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        busy={isCancelling}
        aria-label={texts.cancelTo(email)}
        onClick={() => setAsking(true)}
      >
        {texts.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.confirm.title(email)}
        description={texts.confirm.description}
        confirmLabel={texts.confirm.confirm}
        keepLabel={texts.confirm.keep}
        onConfirm={() => void cancel()}
        tone="danger"
      />
    </div>
  );
}
