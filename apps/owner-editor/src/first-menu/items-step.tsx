import { dashboardReads, sentenceOf, useRead } from '@cartaviva/api-client';
import type { ImportReport, MenuView, TemplateView } from '@cartaviva/contracts';
import { Fault } from '@cartaviva/forms/images';
import { TemplateChoice } from '@cartaviva/menu-start';
import { Button, Dialog } from '@cartaviva/ui';
import { LayoutTemplate, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DraftInHand } from '../editor/items/import/draft/use-draft';
import { ImportFlow } from '../editor/items/import/import-flow';
import { StepHeading } from './guide-frame';
import { GUIDE_MESSAGES } from './messages';

const MESSAGES = GUIDE_MESSAGES.items;

interface ItemsStepProps {
  readonly menu: MenuView;
  readonly hand: DraftInHand;
  readonly onRename: () => void;
  readonly onTemplate: (template: TemplateView) => Promise<unknown>;
  readonly onLanded: (report: ImportReport) => void;
}

export function ItemsStep({ menu, hand, onLanded, ...others }: ItemsStepProps) {
  const heading = hand.draft ? GUIDE_MESSAGES.review : MESSAGES;
  return (
    <>
      <StepHeading title={heading.title} text={heading.text} />
      <ImportFlow
        menu={menu}
        hand={hand}
        onLanded={onLanded}
        otherWays={<OtherWays menu={menu} {...others} />}
      />
    </>
  );
}

type OtherWaysProps = Omit<ItemsStepProps, 'hand' | 'onLanded'>;

function OtherWays({ menu, onRename, onTemplate }: OtherWaysProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function fill(template: TemplateView): Promise<void> {
    setIsChoosing(false);
    setFault(undefined);
    setIsBusy(true);
    try {
      await onTemplate(template);
    } catch (error) {
      setFault(sentenceOf(error, MESSAGES.failed));
      setIsBusy(false);
    }
  }

  return (
    <section className="grid justify-items-start gap-2 border-t border-line pt-5">
      <h2 className="font-semibold">{MESSAGES.others}</h2>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={isBusy} onClick={() => setIsChoosing(true)}>
          <LayoutTemplate aria-hidden />
          {MESSAGES.template}
        </Button>
        <Button asChild variant="secondary">
          <Link to={`/editor/${menu.id}#items`}>
            <Pencil aria-hidden />
            {MESSAGES.byHand}
          </Link>
        </Button>
      </div>
      <Fault text={fault} />
      <Button variant="ghost" className="-ml-4" onClick={onRename}>
        {MESSAGES.rename}
      </Button>
      <Dialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        title={MESSAGES.templates}
        description={MESSAGES.templatesText}
      >
        <Templates onPick={(template) => void fill(template)} />
      </Dialog>
    </section>
  );
}

function Templates({ onPick }: Pick<Parameters<typeof TemplateChoice>[0], 'onPick'>) {
  const { data, error, mutate } = useRead('/api/menu-templates', dashboardReads);
  const isUnread = data === undefined && error !== undefined;
  return (
    <TemplateChoice templates={{ data, isUnread, retry: () => void mutate() }} onPick={onPick} />
  );
}
