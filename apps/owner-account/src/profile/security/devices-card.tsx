import { Button, ConfirmDialog } from '@cartaviva/ui';
import { useState } from 'react';
import { Read } from '../read';
import { SettingCard } from '../setting-card';
import { DeviceRow } from './device-row';
import { deviceMessages as messages } from './messages';
import { useEndSessions } from './use-end-sessions';
import { useSessions } from './use-sessions';

export function DevicesCard() {
  const sessions = useSessions();
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <SettingCard
      title={messages.title}
      description={messages.description}
      action={others.length > 1 && <EndOthers />}
    >
      <Read of={sessions}>
        {(all) => (
          <>
            <ul className="divide-y divide-line">
              {[...all.filter(({ isCurrent }) => isCurrent), ...others].map((session) => (
                <DeviceRow key={session.id} session={session} />
              ))}
            </ul>
            {others.length === 0 && <p className="text-sm text-ink-faint">{messages.alone}</p>}
          </>
        )}
      </Read>
    </SettingCard>
  );
}

function EndOthers() {
  const [asking, setAsking] = useState(false);
  const { endOthers, busy } = useEndSessions();
  const { title, description, confirm } = messages.confirmOthers;
  return (
    <>
      <Button variant="secondary" size="sm" busy={busy} onClick={() => setAsking(true)}>
        {messages.endOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={description}
        confirmLabel={confirm}
        onConfirm={() => void endOthers()}
      />
    </>
  );
}
