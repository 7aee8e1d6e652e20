import { CreateCategoryRequest } from '@cartaviva/contracts';
import { TEXT_LIMITS } from '@cartaviva/domain';
import { useDtoForm } from '@cartaviva/forms';
import { Button, IconButton, TextInput } from '@cartaviva/ui';
import { X } from 'lucide-react';
import { useEffect, useId, type KeyboardEvent } from 'react';
import { MESSAGES } from '../messages';
import { CATEGORY_MESSAGES } from './messages';

interface CategoryFormProps {
  readonly name: string;
  readonly label: string;
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Input for a category's name. Enter saves the name, and Escape cancels. */
export function CategoryForm({ name, label, onSave, onClose }: CategoryFormProps) {
  const form = useDtoForm(CreateCategoryRequest, { name });
  const { setFocus, formState } = form;
  const errorId = useId();
  const error = formState.errors.name?.message ?? formState.errors.root?.message;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);

  const submit = form.onSubmit(async (values) => {
    await onSave(values.name.trim());
    onClose();
  }, CATEGORY_MESSAGES.notSaved);

  function leaveOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape') onClose();
  }

  return (
    <form noValidate className="min-w-0 grow" onSubmit={(event) => void submit(event)}>
      <div className="flex items-center gap-2">
        <TextInput
          aria-label={CATEGORY_MESSAGES.name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={CATEGORY_MESSAGES.example}
          maxLength={TEXT_LIMITS.name}
          autoComplete="off"
          onKeyDown={leaveOnEscape}
          {...form.register('name')}
        />
        <Button type="submit" busy={formState.isSubmitting}>
          {label}
        </Button>
        <IconButton label={MESSAGES.cancel} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1 text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </form>
  );
}
