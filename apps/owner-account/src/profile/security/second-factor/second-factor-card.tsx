import type { SecondFactorSetup, UserView } from '@cartaviva/contracts';
import { useAccount, useSession } from '@cartaviva/session';
import { Badge, Button, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { SettingCard } from '../../setting-card';
import { useActivity } from '../use-activity';
import { useSessions } from '../use-sessions';
import { BeginForm } from './begin-form';
import { messages } from './messages';
import { RecoveryCodes } from './recovery-codes';
import { RemoveForm } from './remove-form';
import { SetupStep } from './setup-step';

type Step =
  | { readonly at: 'rest' | 'begin' | 'remove' }
  | { readonly at: 'setup'; readonly setup: SecondFactorSetup }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

const REST: Step = { at: 'rest' };

/** Manages the second factor of users with a password. Users of Google alone manage theirs at Google. */
export function SecondFactorCard({ user }: { user: UserView }) {
  const { data: account } = useAccount();
  const [step, setStep] = useState<Step>(REST);
  const { refresh } = useSession();
  const { mutate: readSessions } = useSessions();
  const { mutate: readActivity } = useActivity();
  const toast = useToast();
  const isOn = user.hasSecondFactor;
  if (account?.provedBy !== 'password') return null;

  const rest = () => setStep(REST);
  const readAnew = () => Promise.all([refresh(), readSessions(), readActivity()]);
  function showCodes(codes: readonly string[]) {
    setStep({ at: 'codes', codes });
    toast({ title: messages.recovery.endedOthers, tone: 'success' });
    void readAnew();
  }
  async function removed() {
    rest();
    await readAnew();
  }
  const action =
    step.at !== 'rest' ? undefined : isOn ? (
      <div className="flex items-center gap-3">
        <Badge tone="live">{messages.on}</Badge>
        <Button variant="secondary" size="sm" onClick={() => setStep({ at: 'remove' })}>
          {messages.remove.open}
        </Button>
      </div>
    ) : (
      <Button variant="secondary" size="sm" onClick={() => setStep({ at: 'begin' })}>
        {messages.begin.open}
      </Button>
    );

  return (
    <SettingCard title={messages.title} description={messages.description} action={action}>
      {step.at === 'begin' && (
        <BeginForm onBegun={(setup) => setStep({ at: 'setup', setup })} onCancel={rest} />
      )}
      {step.at === 'setup' && (
        <SetupStep setup={step.setup} onConfirmed={showCodes} onCancel={rest} />
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {step.at === 'remove' && <RemoveForm onRemoved={removed} onCancel={rest} />}
    </SettingCard>
  );
}
