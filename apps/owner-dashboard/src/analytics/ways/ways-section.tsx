import type { AnalyticsDetails, MenuAnalytics, ViewsByDevice } from '@cartaviva/contracts';
import { languageOf } from '@cartaviva/domain';
import type { Bar } from '../figures/bar-list';
import { BarsCard } from '../figures/bars-card';
import { percentOf } from '../words';
import { MESSAGES } from './messages';

/** Builds bars that add up to a whole. Each shows its share. */
const partsOf = (
  parts: readonly { readonly key: string; label: string; value: number }[],
): { readonly bars: Bar[]; readonly whole: number } => {
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const bars = parts
    .filter(({ value }) => value > 0)
    .map((part) => ({ ...part, note: percentOf(part.value, whole) }));
  return { bars, whole };
};

/** Card that compares QR scans with links. Every plan shows it. */
export function SourcesCard({ bySource }: Pick<MenuAnalytics, 'bySource'>) {
  const bars = (['qr', 'direct_link'] as const).map((key) => ({
    key,
    label: MESSAGES.sources[key],
    value: bySource[key],
  }));
  return (
    <BarsCard
      title={MESSAGES.source}
      columns={[MESSAGES.source, MESSAGES.views]}
      {...partsOf(bars)}
      empty={MESSAGES.noViews}
    />
  );
}

export function ScansCards({ byTable, byPiece }: AnalyticsDetails) {
  return (
    <>
      <BarsCard
        title={MESSAGES.tables}
        columns={[MESSAGES.table, MESSAGES.views]}
        bars={byTable.map(({ table, views }) => ({
          key: table,
          label: MESSAGES.tableName(table),
          value: views,
        }))}
        empty={MESSAGES.noTables}
      />
      <BarsCard
        title={MESSAGES.pieces}
        columns={[MESSAGES.piece, MESSAGES.views]}
        {...partsOf(
          byPiece.map(({ piece, views }) => ({
            key: piece ?? 'code',
            label: MESSAGES.pieceNames[piece ?? 'code'],
            value: views,
          })),
        )}
        empty={MESSAGES.noPieces}
      />
    </>
  );
}

const DEVICES = [
  'mobile',
  'tablet',
  'desktop',
  'unknown',
] as const satisfies readonly (keyof ViewsByDevice)[];

export function ReadersCards({
  byDevice,
  byLanguage,
}: Pick<AnalyticsDetails, 'byLanguage'> & { readonly byDevice: ViewsByDevice }) {
  const devices = DEVICES.map((key) => ({
    key,
    label: MESSAGES.devices[key],
    value: byDevice[key],
  }));
  const languages = byLanguage.map(({ language, views }) => ({
    key: language,
    label: languageOf(language).name,
    value: views,
  }));
  return (
    <>
      <BarsCard
        title={MESSAGES.device}
        columns={[MESSAGES.device, MESSAGES.views]}
        {...partsOf(devices)}
        empty={MESSAGES.noViews}
      />
      <BarsCard
        title={MESSAGES.language}
        columns={[MESSAGES.language, MESSAGES.views]}
        {...partsOf(languages)}
        empty={MESSAGES.noViews}
      />
    </>
  );
}
