import { DEFAULT_MENU_DESIGN, MENU_DESIGNS } from '@cartaviva/domain';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { MenuForm } from '../../menu-form';
import { DESIGNS, MESSAGES } from '../messages';
import { DesignThumbnail } from './design-thumbnail';

export interface DesignFieldProps {
  readonly form: MenuForm;
}

export function DesignField({ form }: DesignFieldProps) {
  const name = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'design' });
  const color = useWatch({ control: form.control, name: 'themeColor' }) ?? '';
  const chosen = field.value ?? DEFAULT_MENU_DESIGN;
  return (
    <fieldset className="grid gap-3" aria-describedby={`${name}-hint`}>
      <legend className="mb-1 text-sm font-semibold">{MESSAGES.design}</legend>
      <p id={`${name}-hint`} className="text-sm text-ink-soft">
        {MESSAGES.designHint}
      </p>
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 min-[30rem]:grid-cols-3 sm:grid-cols-4">
        {MENU_DESIGNS.map((design) => (
          <label key={design} className="group grid cursor-pointer content-start gap-1.5">
            <input
              type="radio"
              name={name}
              value={design}
              checked={design === chosen}
              onChange={() => field.onChange(design)}
              aria-label={DESIGNS[design].name}
              aria-describedby={`${name}-${design}`}
              className="peer sr-only"
            />
            <span className="block overflow-hidden rounded-card border border-line ring-accent ring-offset-2 ring-offset-surface transition-shadow group-hover:border-control peer-checked:ring-2 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-accent">
              <DesignThumbnail design={design} color={color} />
            </span>
            <span className="text-sm leading-snug font-semibold peer-checked:text-accent">
              {DESIGNS[design].name}
            </span>
            <span id={`${name}-${design}`} className="text-xs leading-snug text-ink-soft">
              {DESIGNS[design].like}
            </span>
          </label>
        ))}
      </div>
      {fieldState.error && (
        <p role="alert" className="text-sm font-medium text-brick">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  );
}
