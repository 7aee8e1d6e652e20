import type { ImportReport } from '@cartaviva/contracts';
import { Fault } from '@cartaviva/forms/images';
import { formatPrice } from '@cartaviva/domain';
import { Callout, UnreadParts } from '@cartaviva/ui';
import { usePlace } from '../../../store/place-context';
import { IMPORT_MESSAGES as MESSAGES } from './messages';

interface ReportViewProps {
  readonly report: ImportReport;
  readonly currency: string;
  /** Is true for a finished import and false for a preview. */
  readonly isDone: boolean;
  readonly fault?: string | undefined;
}

export function ReportView({ report, currency, isDone, fault }: ReportViewProps) {
  const { imported, newCategories, faults } = report;
  const sentence = (isDone ? MESSAGES.did : MESSAGES.would)(imported);
  const more = newCategories > 0 ? ` ${MESSAGES.newCategories(newCategories)}` : '';
  return (
    <div className="grid gap-4">
      <Callout tone={imported > 0 ? 'success' : 'warning'} role="status">
        {imported > 0 ? `${sentence}${more}.` : MESSAGES.wouldNone}
      </Callout>
      {!isDone && <FirstItems items={report.firstItems} total={imported} currency={currency} />}
      <UnreadParts columns={report.ignoredColumns} sheets={report.otherSheets} />
      {faults.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold">{MESSAGES.faults(faults.length)}</h3>
          <div className="mt-2 max-h-60 overflow-y-auto rounded-control border border-line">
            <table className="w-full text-sm">
              <thead className="sticky top-0 bg-sunken text-left text-ink-soft">
                <tr>
                  <th className="w-16 px-3 py-2 font-semibold">{MESSAGES.line}</th>
                  <th className="px-3 py-2 font-semibold">{MESSAGES.reason}</th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {faults.map(({ line, reason }, index) => (
                  <tr key={index}>
                    <td className="px-3 py-2 align-top tabular-nums">{line}</td>
                    <td className="px-3 py-2 wrap-anywhere">{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      )}
      <Fault text={fault} />
    </div>
  );
}

interface FirstItemsProps {
  readonly items?: ImportReport['firstItems'];
  readonly total: number;
  readonly currency: string;
}

/** Previews the first items, so that owners notice a code read as a price or a misplaced category. */
function FirstItems({ items = [], total, currency }: FirstItemsProps) {
  const { country } = usePlace();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{MESSAGES.firstItems(items.length, total)}</h3>
      <div className="mt-2 overflow-x-auto rounded-control border border-line">
        <table className="w-full text-sm">
          <thead className="bg-sunken text-left text-ink-soft">
            <tr>
              <th className="px-3 py-2 font-semibold">{MESSAGES.itemAndCategory}</th>
              <th className="px-3 py-2 text-right font-semibold">{MESSAGES.price}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map(({ name, price, category }, index) => (
              <tr key={index}>
                <td className="px-3 py-2 wrap-anywhere">
                  {name}
                  <span className="block text-ink-soft">{category ?? MESSAGES.noCategory}</span>
                </td>
                <td className="px-3 py-2 text-right align-top whitespace-nowrap tabular-nums">
                  {formatPrice(price, { currency, country })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
