import type { MenuAnalytics } from '@cartaviva/contracts';
import { languageOf } from '@cartaviva/domain';
import { writeTable } from '@cartaviva/menu-import';
import { messages } from './messages';

type Cells = readonly (string | number)[];

interface Section {
  readonly title: string;
  readonly heading: readonly string[];
  readonly lines: readonly Cells[];
}

export function analyticsCsv(report: MenuAnalytics): string {
  const sections = sectionsOf(report).flatMap(({ title, heading, lines }) => [
    [],
    [title],
    heading,
    ...lines,
  ]);
  return writeTable(sections.slice(1).map((cells) => cells.map(String)));
}

function sectionsOf(report: MenuAnalytics): Section[] {
  const { headings, titles, devices, sources, pieces, weekdays } = messages;
  const { details, byDevice, bySource } = report;
  const basic: Section[] = [
    {
      title: titles.summary,
      heading: [headings.figure, headings.value, headings.before],
      lines: [
        [headings.from, report.from],
        [headings.to, report.to],
        [headings.views, report.totalViews, report.before.totalViews],
        [headings.visitors, report.uniqueVisitors, report.before.uniqueVisitors],
        [headings.error, messages.percent(report.visitorsError * 100)],
        [headings.change, report.change === null ? '' : messages.change(report.change)],
      ],
    },
    {
      title: titles.byDay,
      heading: [headings.date, headings.views, headings.newVisitors],
      lines: report.byDay.map(({ date, views, newVisitors }) => [date, views, newVisitors]),
    },
    {
      title: titles.bySource,
      heading: [headings.source, headings.views],
      lines: [
        [sources.qr, bySource.qr],
        [sources.direct_link, bySource.direct_link],
      ],
    },
  ];
  if (!details || !byDevice) return basic;
  return [
    ...basic,
    {
      title: titles.byHour,
      heading: [headings.hour, ...weekdays],
      lines: Array.from({ length: 24 }, (_, hour) => [
        messages.hour(hour),
        ...details.byHour.map((hours) => hours[hour] ?? 0),
      ]),
    },
    {
      title: titles.byDevice,
      heading: [headings.device, headings.views],
      lines: [
        [devices.mobile, byDevice.mobile],
        [devices.tablet, byDevice.tablet],
        [devices.desktop, byDevice.desktop],
        [devices.unknown, byDevice.unknown],
      ],
    },
    {
      title: titles.byLanguage,
      heading: [headings.language, headings.views],
      lines: details.byLanguage.map(({ language, views }) => [languageOf(language).name, views]),
    },
    {
      title: titles.byTable,
      heading: [headings.table, headings.views],
      lines: details.byTable.map(({ table, views }) => [table, views]),
    },
    {
      title: titles.byPiece,
      heading: [headings.piece, headings.views],
      lines: details.byPiece.map(({ piece, views }) => [
        piece ? pieces[piece] : messages.codeAlone,
        views,
      ]),
    },
    {
      title: titles.categories,
      heading: [headings.category, headings.reached],
      lines: details.categories.map(({ name, views }) => [name, views]),
    },
    {
      title: titles.items,
      heading: [headings.item, headings.opened, headings.soldOut, headings.orders, headings.state],
      lines: details.items.map(({ name, views, soldOutViews, orders, isAvailable }) => [
        ...[name, views, soldOutViews, orders],
        isAvailable ? messages.available : messages.soldOut,
      ]),
    },
    {
      title: titles.searches,
      heading: [headings.search, headings.people],
      lines: details.searches.map(({ text, visitors }) => [text, visitors]),
    },
    {
      title: titles.filters,
      heading: [headings.filter, headings.people],
      lines: details.filters.map(({ tag, visitors }) => [tag, visitors]),
    },
  ];
}
