import type { UserView } from '@cartaviva/contracts';
import { Button } from '@cartaviva/ui';
import { useState } from 'react';
import { dayOf } from '../../dates/dates';
import { Read } from '../read';
import { SettingCard } from '../setting-card';
import { useAccount } from '@cartaviva/session';
import { DeletionDialog } from './deletion-dialog';
import { deletionMessages as messages } from './messages';

export function DeletionCard({ user }: { user: UserView }) {
  const account = useAccount();
  const [open, setOpen] = useState(false);
  return (
    <SettingCard title={messages.title} description={messages.description}>
      <Read of={account} lines={1}>
        {({ erasesAt, provedBy }) =>
          erasesAt ? (
            <p className="font-medium text-brick">{messages.underWay(dayOf(erasesAt))}</p>
          ) : (
            <>
              <Button
                variant="secondary"
                className="text-brick max-sm:w-full"
                onClick={() => setOpen(true)}
              >
                {messages.open}
              </Button>
              <DeletionDialog
                open={open}
                onOpenChange={setOpen}
                email={user.email}
                provedBy={provedBy}
              />
            </>
          )
        }
      </Read>
    </SettingCard>
  );
}
