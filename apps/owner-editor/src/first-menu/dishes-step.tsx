import { dashboardReads, useRead } from '@cartaviva/api-client';
import type { ImportReport, MenuView } from '@cartaviva/contracts';
import { TemplateChoice } from '@cartaviva/menu-start';
import { Button, Dialog } from '@cartaviva/ui';
import { LayoutTemplate, Pencil } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DraftInHand } from '../editor/items/import/draft/use-draft';
import { ImportFlow } from '../editor/items/import/import-flow';
import { StepHeading } from './guide-frame';
import { GUIDE_MESSAGES } from './messages';
import { templateDraft } from './template-draft';

const MESSAGES = GUIDE_MESSAGES.dishes;

interface DishesStepProps {
  readonly menu: MenuView;
  readonly hand: DraftInHand;
  readonly onRename: () => void;
  readonly onLanded: (report: ImportReport) => void;
}

/** The dishes by the fastest way that there is, and what was read of them. */
export function DishesStep({ menu, hand, onRename, onLanded }: DishesStepProps) {
  const heading = hand.draft ? GUIDE_MESSAGES.review : MESSAGES;
  return (
    <>
      <StepHeading title={heading.title} text={heading.text} />
      <ImportFlow
        menu={menu}
        hand={hand}
        onLanded={onLanded}
        otherWays={<OtherWays menu={menu} hand={hand} onRename={onRename} />}
      />
    </>
  );
}

type OtherWaysProps = Omit<DishesStepProps, 'onLanded'>;

function OtherWays({ menu, hand, onRename }: OtherWaysProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <section className="grid justify-items-start gap-2 border-t border-line pt-5">
      <h2 className="font-semibold">{MESSAGES.others}</h2>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setIsChoosing(true)}>
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
      <Button variant="ghost" className="-ml-4" onClick={onRename}>
        {MESSAGES.rename}
      </Button>
      <Dialog
        open={isChoosing}
        onOpenChange={setIsChoosing}
        title={MESSAGES.templates}
        description={MESSAGES.templatesText}
      >
        <Templates
          onPick={(template) => {
            setIsChoosing(false);
            hand.begin(templateDraft(template));
          }}
        />
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
