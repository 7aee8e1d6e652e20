import type { JoinedAccountView } from '@cartaviva/contracts';
import { ACCOUNT_ROLE_NAMES } from '@cartaviva/domain';
import { sentenceOf } from '@cartaviva/api-client';
import { enterAccount, homeOf, leaveAccount, useSession } from '@cartaviva/session';
import { ActionMenu, cn, ConfirmDialog, Container, useToast, type MenuAction } from '@cartaviva/ui';
import { Check, ChevronDown, LogOut, Store } from 'lucide-react';
import { useState } from 'react';

/** Name and role: 'Carmen Díaz · Cocina'. */
const nameOf = ({ name, role }: JoinedAccountView) => `${name} · ${ACCOUNT_ROLE_NAMES[role]}`;

interface AccountSwitcherProps {
  readonly accounts: readonly JoinedAccountView[];
  readonly current: JoinedAccountView;
  readonly isAbove: boolean;
}

export default function AccountSwitcher({ accounts, current, isAbove }: AccountSwitcherProps) {
  return (
    <div
      data-account-bar={isAbove ? 'above' : ''}
      className={cn(
        'border-line bg-sunken text-sm',
        isAbove ? 'sticky top-0 z-31 border-b' : 'border-t',
      )}
    >
      <Container className="flex h-11 items-center gap-3">
        <Store aria-hidden className="size-4.5 shrink-0 text-ink-faint" />
        <span className="shrink-0 text-ink-soft max-[22.5rem]:sr-only">Cuenta</span>
        <Switcher accounts={accounts} current={current} />
      </Container>
    </div>
  );
}

function Switcher({ accounts, current }: Omit<AccountSwitcherProps, 'isAbove'>) {
  const { user } = useSession();
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const toast = useToast();
  if (!user) return null;
  const [own] = accounts;

  async function go(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const description = sentenceOf(error, 'No se pudo cambiar de cuenta.');
      toast({ title: 'Error', description, tone: 'destructive' });
      setBusy(false);
    }
  }

  const actions = (): readonly MenuAction[] => [
    ...accounts.map((account) => ({
      label: nameOf(account),
      icon: account.current ? <Check aria-hidden /> : <Store aria-hidden />,
      disabled: account.current,
      onSelect: () => void go(() => enterAccount(user.id, account.id, homeOf(account.role))),
    })),
    ...(current.role === 'owner'
      ? []
      : [
          {
            label: 'Dejar esta cuenta',
            icon: <LogOut aria-hidden />,
            tone: 'danger' as const,
            onSelect: () => setLeaving(true),
          },
        ]),
  ];

  return (
    <>
      <span className="-ml-2 flex min-w-0 grow [&>span]:min-w-0 [&>span]:shrink">
        <ActionMenu
          label={`${current.name} ${ACCOUNT_ROLE_NAMES[current.role]}: cambiar de cuenta`}
          variant="ghost"
          size="sm"
          className="min-w-0 shrink px-2 pointer-coarse:h-11 [&>span]:min-w-0"
          busy={busy}
          actions={actions}
        >
          <span className="truncate">{current.name}</span>
          <span className="shrink-0 font-normal text-ink-soft">
            {ACCOUNT_ROLE_NAMES[current.role]}
          </span>
          <ChevronDown aria-hidden className="shrink-0" />
        </ActionMenu>
      </span>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        title={`¿Dejar la cuenta de ${current.name}?`}
        description="Ya no podrás ver ni cambiar sus menús. Para volver te tienen que invitar otra vez. Tu propia cuenta sigue igual."
        confirmLabel="Dejar la cuenta"
        onConfirm={() => void go(() => leaveAccount(user.id, current.id, own?.id))}
        tone="danger"
      />
    </>
  );
}
