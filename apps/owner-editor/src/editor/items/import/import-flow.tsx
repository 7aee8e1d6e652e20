import type { ImportReport } from '@cartaviva/contracts';
import { Fault } from '@cartaviva/forms/images';
import { Button, Tabs } from '@cartaviva/ui';
import type { ReactNode } from 'react';
import { useMenuStore } from '../../../store/menu-store-context';
import { DraftReview } from './draft/draft-review';
import type { DraftInHand } from './draft/use-draft';
import { ImageSource } from './image-source';
import { IMPORT_MESSAGES as MESSAGES } from './messages';
import { PagesProgress } from './pages-progress';
import { ReadingProgress } from './reading-progress';
import { ReportView } from './report-view';
import { SpreadsheetSource } from './spreadsheet-source';
import { TableQuestion } from './table/table-question';
import { useTableReading } from './table/use-table-reading';
import { TextSource } from './text-source';
import { useImport } from './use-import';
import { usePagePicker } from './use-page-picker';
import { usePageReading } from './use-page-reading';

const IMAGE_MESSAGES = MESSAGES.image;

interface ImportFlowProps {
  readonly menu: { readonly id: string; readonly currency: string };
  readonly hand: DraftInHand;
  readonly otherWays?: ReactNode;
  readonly onLanded: (report: ImportReport) => void;
}

/** Import of items from another source: choose the source, review the result, and import it. */
export function ImportFlow(props: ImportFlowProps) {
  const { draft, addPages } = props.hand;
  const pages = usePageReading((read, faults) => {
    if (read.length > 0 || draft) addPages(read, faults);
  });
  const { reading } = pages;
  const { inputs, buttons: addPage } = usePagePicker(pages.add);
  return (
    <>
      {draft && reading.step !== 'choosing' ? (
        <PagesProgress progress={reading} addPage={addPage} onCancel={pages.cancel} />
      ) : (
        <ImportSteps {...props} pages={pages} addPage={addPage} />
      )}
      {(pages.hasBegun || draft?.pages !== undefined) && inputs}
    </>
  );
}

interface ImportStepsProps extends ImportFlowProps {
  readonly pages: ReturnType<typeof usePageReading>;
  readonly addPage: ReactNode;
}

function ImportSteps({ menu, hand, otherWays, pages, addPage, onLanded }: ImportStepsProps) {
  const spreadsheet = useImport(menu.id, (report) => {
    hand.finish();
    onLanded(report);
  });
  const table = useTableReading(hand.begin);
  const { state } = spreadsheet;
  if (table.state.step === 'asking') {
    const asked = table.state;
    return (
      <TableQuestion
        asked={asked}
        hasDraft={hand.draft !== undefined}
        onRead={(choice) => void table.readAs(asked, choice)}
        onBack={table.cancel}
      />
    );
  }
  if (hand.draft) {
    return (
      <DraftReview
        menuId={menu.id}
        currency={menu.currency}
        hand={hand}
        draft={hand.draft}
        addPage={addPage}
        onTable={table.ask}
        onLanded={onLanded}
      />
    );
  }
  if (state.step === 'reviewing') {
    return <SpreadsheetReview {...spreadsheet} state={state} currency={menu.currency} />;
  }
  return (
    <div className="grid gap-6">
      <Ways hand={hand} spreadsheet={spreadsheet} table={table} pages={pages} addPage={addPage} />
      {otherWays}
    </div>
  );
}

type Spreadsheet = ReturnType<typeof useImport>;

interface WaysProps {
  readonly hand: DraftInHand;
  readonly spreadsheet: Spreadsheet;
  readonly table: ReturnType<typeof useTableReading>;
  readonly pages: ReturnType<typeof usePageReading>;
  readonly addPage: ReactNode;
}

function Ways({ hand, spreadsheet, table, pages, addPage }: WaysProps) {
  const { state, review } = spreadsheet;
  const isDemo = useMenuStore().readMenuFile === undefined;
  const [fault] = [state, table.state].flatMap((each) => ('fault' in each ? [each.fault] : []));
  const onTable = (file: File) => void (isDemo ? review(file) : table.read(file));
  const progress = table.state.step === 'reading' && (
    <ReadingProgress
      said={
        table.state.percent < 100 ? IMAGE_MESSAGES.sending(table.state.percent) : MESSAGES.reading
      }
      percent={table.state.percent < 100 ? table.state.percent : undefined}
      onCancel={table.cancel}
    />
  );
  return (
    <Tabs
      label={MESSAGES.ways.label}
      tabs={[
        {
          value: 'text',
          label: MESSAGES.ways.text,
          content: progress || (
            <>
              <TextSource
                text={hand.text}
                onText={hand.setText}
                onRead={hand.begin}
                onTable={onTable}
              />
              <Fault text={fault} />
            </>
          ),
        },
        {
          value: 'image',
          label: MESSAGES.ways.image,
          content: <ImageSource pages={pages} addPage={addPage} />,
        },
        {
          value: 'spreadsheet',
          label: MESSAGES.ways.spreadsheet,
          content: progress || (
            <SpreadsheetSource
              isDemo={isDemo}
              isBusy={state.step === 'choosing' && (state.isBusy ?? false)}
              fault={fault}
              onFile={onTable}
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
