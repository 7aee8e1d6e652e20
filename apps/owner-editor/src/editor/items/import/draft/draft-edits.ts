import { rowsOf, type DraftRow, type DraftSection, type EditedDraft } from './edited-draft';

export type RowFields = Pick<DraftRow, 'name' | 'price' | 'description'>;

const inSections = (
  draft: EditedDraft,
  change: (section: DraftSection) => DraftSection,
): EditedDraft => ({ ...draft, sections: draft.sections.map(change) });

const inRows = (draft: EditedDraft, change: (row: DraftRow) => DraftRow): EditedDraft =>
  inSections(draft, (section) => ({ ...section, rows: section.rows.map(change) }));

/** Sets fields of a row. Fields that the owner typed are no longer in doubt. */
export const withFields = (
  draft: EditedDraft,
  key: number,
  fields: Partial<RowFields>,
): EditedDraft =>
  inRows(draft, (row) => {
    if (row.key !== key) return row;
    const doubts = row.doubts.filter((doubt) => !(doubt in fields));
    return { ...row, ...fields, doubts };
  });

/** Marks a row as checked by the owner. */
export const withoutDoubts = (draft: EditedDraft, key: number): EditedDraft =>
  inRows(draft, (row) => (row.key === key ? { ...row, doubts: [] } : row));

export const withoutAnyDoubt = (draft: EditedDraft): EditedDraft =>
  inRows(draft, (row) => ({ ...row, doubts: [] }));

export const withoutRow = (draft: EditedDraft, key: number): EditedDraft => {
  const left = inSections(draft, (section) => ({
    ...section,
    rows: section.rows.filter((row) => row.key !== key),
  }));
  return { ...left, sections: left.sections.filter(({ rows }) => rows.length > 0) };
};

export interface RemovedRow {
  readonly row: DraftRow;
  readonly section: Pick<DraftSection, 'key' | 'name'>;
  readonly at: number;
}

export function placeOfRow({ sections }: EditedDraft, row: DraftRow): RemovedRow | undefined {
  const section = sections.find(({ rows }) => rows.some(({ key }) => key === row.key));
  if (!section) return undefined;
  return { row, section, at: section.rows.findIndex(({ key }) => key === row.key) };
}

/** Puts a removed row back at its place. A missing section is created again. */
export function withRowBack(draft: EditedDraft, { row, section, at }: RemovedRow): EditedDraft {
  const isThere = draft.sections.some(({ key }) => key === section.key);
  const sections = isThere
    ? draft.sections
    : [...draft.sections, { key: section.key, name: section.name, rows: [] }];
  return inSections({ ...draft, sections }, (each) =>
    each.key === section.key
      ? { ...each, rows: [...each.rows.slice(0, at), row, ...each.rows.slice(at)] }
      : each,
  );
}

/** Adds a blank row at the end of a section, or in a new section if there is none. */
export function withBlankRow(draft: EditedDraft, sectionKey?: number, name = ''): EditedDraft {
  const row = { key: draft.nextKey, name, price: '', description: '', doubts: [] };
  const next = { ...draft, nextKey: draft.nextKey + 1 };
  const at = sectionKey ?? draft.sections.at(-1)?.key;
  if (at === undefined) {
    const section = { key: next.nextKey, name: '', rows: [row] };
    return { ...next, nextKey: next.nextKey + 1, sections: [section] };
  }
  return inSections(next, (section) =>
    section.key === at ? { ...section, rows: [...section.rows, row] } : section,
  );
}

export const withSectionName = (draft: EditedDraft, key: number, name: string): EditedDraft =>
  inSections(draft, (section) => (section.key === key ? { ...section, name } : section));

/** Moves a row to the end of another section or of a new, unnamed one. */
export function movedRow(draft: EditedDraft, key: number, to: number | 'new'): EditedDraft {
  const row = rowsOf(draft).find((each) => each.key === key);
  if (!row) return draft;
  const placed = { ...row, doubts: row.doubts.filter((doubt) => doubt !== 'category') };
  const isNew = to === 'new';
  const target = isNew ? draft.nextKey : to;
  const sections = isNew
    ? [...draft.sections, { key: target, name: '', rows: [] }]
    : draft.sections;
  const moved = sections.map((section) => {
    const others = section.rows.filter((each) => each.key !== key);
    return { ...section, rows: section.key === target ? [...others, placed] : others };
  });
  return {
    ...draft,
    nextKey: draft.nextKey + (isNew ? 1 : 0),
    sections: moved.filter(({ rows }) => rows.length > 0),
  };
}

export const withoutLine = (draft: EditedDraft, key: number): EditedDraft => ({
  ...draft,
  unread: draft.unread.filter((line) => line.key !== key),
});

/** Converts a line that was not understood into a row without a price. */
export function lineAsRow(draft: EditedDraft, key: number): EditedDraft {
  const line = draft.unread.find((each) => each.key === key);
  return line ? withBlankRow(withoutLine(draft, key), undefined, line.text) : draft;
}
