import { sentenceOf } from '@cartaviva/api-client';
import type { MenuView } from '@cartaviva/contracts';
import { missingParts } from '@cartaviva/domain';
import { Fault } from '@cartaviva/forms/images';
import { Button } from '@cartaviva/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MissingList } from '../editor/published/missing-list';
import type { EditedItem } from '../store/menu-store';
import { StepHeading } from './guide-frame';
import { GUIDE_MESSAGES } from './messages';

const MESSAGES = GUIDE_MESSAGES.publish;

interface PublishStepProps {
  readonly menu: MenuView;
  readonly items: readonly EditedItem[];
  readonly onPublish: () => Promise<unknown>;
}

export function PublishStep({ menu, items, onPublish }: PublishStepProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const missing = missingParts(menu, items);

  async function publish(): Promise<void> {
    setIsBusy(true);
    setFault(undefined);
    try {
      await onPublish();
    } catch (error) {
      setFault(sentenceOf(error, MESSAGES.failed));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <StepHeading title={MESSAGES.title} text={MESSAGES.text(items.length)} />
      <div className="grid gap-5">
        {missing.length > 0 && (
          <section className="grid gap-2 rounded-card border border-line bg-surface p-4">
            <p className="text-sm font-semibold">{MESSAGES.lacks}</p>
            <MissingList missing={missing} />
          </section>
        )}
        <Fault text={fault} />
        <Button size="lg" busy={isBusy} onClick={() => void publish()}>
          {MESSAGES.publish}
        </Button>
        <Button asChild variant="secondary">
          <Link to={`/editor/${menu.id}#items`}>{MESSAGES.edit}</Link>
        </Button>
      </div>
    </>
  );
}
