import type { ImportReport } from '@cartaviva/contracts';
import { Fault } from '@cartaviva/forms/images';
import { Button, Tabs } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { DraftReview } from './draft/draft-review';
import type { DraftInHand } from './draft/use-draft';
import { ImageSource } from './image-source';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { ReportView } from './report-view';
import { SpreadsheetSource } from './spreadsheet-source';
import { TextSource } from './text-source';
import { useImport } from './use-import';

interface ImportFlowProps {
  readonly menu: { readonly id: string; readonly currency: string };
  /** What of it is under way (`useDraft`). */
  readonly hand: DraftInHand;
  /** Stands under the ways to bring a menu in. */
  readonly otherWays?: ReactNode;
  readonly onLanded: (report: ImportReport) => void;
}

/** Brings the items of a menu in from where they are: from where, what was read, and then they land. */
export function ImportFlow({ menu, hand, otherWays, onLanded }: ImportFlowProps) {
  const spreadsheet = useImport(menu.id, (report) => {
    hand.finish();
    onLanded(report);
  });
  const { state } = spreadsheet;
  if (hand.draft) {
    return (
      <DraftReview
        menuId={menu.id}
        currency={menu.currency}
        hand={hand}
        draft={hand.draft}
        onLanded={onLanded}
      />
    );
  }
  if (state.step === 'reviewing') {
    return <SpreadsheetReview {...spreadsheet} state={state} currency={menu.currency} />;
  }
  return (
    <div className="grid gap-6">
      <Ways hand={hand} spreadsheet={spreadsheet} />
      {otherWays}
    </div>
  );
}

type Spreadsheet = ReturnType<typeof useImport>;

interface WaysProps {
  readonly hand: DraftInHand;
  readonly spreadsheet: Spreadsheet;
}

function Ways({ hand, spreadsheet: { state, review } }: WaysProps) {
  const fault = state.step === 'choosing' ? state.fault : undefined;
  return (
    <Tabs
      label={MESSAGES.ways.label}
      tabs={[
        {
          value: 'text',
          label: MESSAGES.ways.text,
          content: (
            <>
              <TextSource
                text={hand.text}
                onText={hand.setText}
                onRead={hand.begin}
                onTable={(table) => void review(table)}
              />
              <Fault text={fault} />
            </>
          ),
        },
        {
          value: 'image',
          label: MESSAGES.ways.image,
          content: <ImageSource onRead={hand.begin} />,
        },
        {
          value: 'spreadsheet',
          label: MESSAGES.ways.spreadsheet,
          content: (
            <SpreadsheetSource
              isBusy={state.step === 'choosing' && (state.isBusy ?? false)}
              fault={fault}
              onSpreadsheet={(table) => void review(table)}
            />
          ),
        },
      ]}
    />
  );
}

interface SpreadsheetReviewProps extends Spreadsheet {
  readonly currency: string;
  readonly state: Extract<Spreadsheet['state'], { step: 'reviewing' }>;
}

function SpreadsheetReview({ state, currency, restart, land }: SpreadsheetReviewProps) {
  const { report, fault, isBusy = false } = state;
  return (
    <div className="grid gap-4">
      <ReportView report={report} currency={currency} isDone={false} fault={fault} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={restart}>
          {MESSAGES.back}
        </Button>
        {report.imported > 0 && (
          <Button busy={isBusy} onClick={() => void land(state.table, report)}>
            {MESSAGES.land(report.imported)}
          </Button>
        )}
      </div>
    </div>
  );
}
