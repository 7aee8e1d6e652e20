import type { CreateItemRequest } from '@cartaviva/contracts';
import { DIETARY_TAGS } from '@cartaviva/domain';
import type { DtoForm } from '@cartaviva/forms';
import { FORM_MESSAGES as MESSAGES } from './messages';

/** What the item is free of or made for: as many as are true. */
export function DietaryTagsField({ form }: { form: DtoForm<CreateItemRequest> }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{MESSAGES.fields.tags}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {DIETARY_TAGS.map((tag) => (
          <label
            key={tag}
            className="inline-flex h-9 cursor-pointer items-center rounded-full border border-control px-3.5 text-sm font-medium text-ink-soft transition-colors select-none hover:bg-sunken has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:h-11"
          >
            <input
              type="checkbox"
              value={tag}
              className="sr-only"
              {...form.register('dietaryTags')}
            />
            {tag}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
