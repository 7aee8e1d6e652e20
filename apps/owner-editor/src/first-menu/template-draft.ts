import type { TemplateView } from '@cartaviva/contracts';
import { editedDraft, type EditedDraft } from '../editor/items/import/draft/edited-draft';

/** A template's dishes as a list that is set right before it lands; its pictures and sizes stay behind. */
export const templateDraft = ({ categories }: TemplateView): EditedDraft =>
  editedDraft({
    categories: categories.map(({ name, items }) => ({
      name,
      items: items.map(({ name: item, price, description }) => ({
        ...{ name: item, price, description, doubts: [] },
      })),
    })),
    unread: [],
  });
