import { foldedName, type MenuDraft } from '@cartaviva/domain';
import type { MenuImage } from '../menu-image';
import {
  editedDraft,
  type DraftRow,
  type DraftSection,
  type EditedDraft,
  type PageFault,
} from './edited-draft';
import { isSameRow } from './same-row';

export interface ReadPage {
  readonly image: MenuImage;
  readonly draft: MenuDraft;
}

const EMPTY: EditedDraft = { sections: [], unread: [], nextKey: 0 };

/** Adds pages to a draft in their order. Faults replace those of earlier pages. */
export function withPages(
  draft: EditedDraft | undefined,
  pages: readonly Pick<ReadPage, 'draft'>[],
  faults: readonly PageFault[],
): EditedDraft {
  const { failed: _, ...joined } = pages.reduce(
    (before, page) => withPage(before, editedDraft(page.draft)),
    draft ?? EMPTY,
  );
  return faults.length > 0 ? { ...joined, failed: faults } : joined;
}

function withPage(before: EditedDraft, read: EditedDraft): EditedDraft {
  const { pages: source = 0, nextKey } = before;
  const keyed = <Part extends { readonly key: number }>(part: Part): Part => ({
    ...part,
    key: part.key + nextKey,
    ...(source > 0 && { source }),
  });
  const added = read.sections.map(({ key, name, rows }) => ({
    key: key + nextKey,
    name,
    rows: rows.map(keyed),
  }));
  const currencies = [...new Set([...(before.currencies ?? []), ...(read.currencies ?? [])])];
  return {
    ...before,
    sections: added.reduce<readonly DraftSection[]>(
      (sections, section) => withSection(sections, section, source),
      before.sections,
    ),
    unread: [...before.unread, ...read.unread.map(keyed)],
    nextKey: nextKey + read.nextKey,
    pages: source + 1,
    ...(currencies.length > 0 && { currencies }),
  };
}

/**
 * Adds a section, or continues the one with the same name. Items above the first heading of a page belong to the last
 * section of the page before, with a doubt.
 */
function withSection(
  sections: readonly DraftSection[],
  { rows, ...section }: DraftSection,
  source: number,
): readonly DraftSection[] {
  const isUnnamed = section.name === '';
  const same = isUnnamed
    ? sections.at(-1)
    : sections.find(({ name }) => foldedName(name) === foldedName(section.name));
  const isGuessed = isUnnamed && same !== undefined && same.name !== '';
  const doubted = rows.map((row): DraftRow => {
    const isRepeated = sections.some(({ name, rows: others }) =>
      others.some(
        (other) =>
          (other.source ?? 0) !== source &&
          isSameRow(row, other, { isSameSection: name === (same ?? section).name }),
      ),
    );
    const doubts = new Set(row.doubts);
    if (isGuessed) doubts.add('category');
    if (isRepeated) doubts.add('repeated');
    return { ...row, doubts: [...doubts] };
  });
  if (!same) return [...sections, { ...section, rows: doubted }];
  return sections.map((one) => (one === same ? { ...one, rows: [...one.rows, ...doubted] } : one));
}
