import { sentenceOf } from '@cartaviva/api-client';
import { TEXT_LIMITS } from '@cartaviva/domain';
import { Button, Field, TextInput } from '@cartaviva/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSaveCategory } from '../../../store/use-save-category';
import { CATEGORY_MESSAGES } from '../categories/messages';
import { FORM_MESSAGES as MESSAGES } from './messages';
import { onEnter } from './on-enter';

interface NewCategoryFieldProps {
  readonly menuId: string;
  readonly onMade: (categoryId: string) => void;
  readonly onCancel: () => void;
}

/**
 * Input to create a category within the item form. Enter creates it, and Escape cancels. It is not a form element,
 * because forms cannot be nested.
 */
export function NewCategoryField({ menuId, onMade, onCancel }: NewCategoryFieldProps) {
  const { create } = useSaveCategory(menuId);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  async function make(): Promise<void> {
    if (isBusy) return;
    if (!name.trim()) return setFault(MESSAGES.newCategory.missing);
    setIsBusy(true);
    try {
      const { id } = await create({ name: name.trim() });
      onMade(id);
    } catch (error) {
      setFault(sentenceOf(error, CATEGORY_MESSAGES.notSaved));
      setIsBusy(false);
    }
  }

  const makeOnEnter = onEnter(() => void make());
  function onKeyDown(event: KeyboardEvent): void {
    makeOnEnter(event);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }

  return (
    <Field label={CATEGORY_MESSAGES.name} error={fault}>
      {(control) => (
        <span className="flex gap-2">
          <TextInput
            {...control}
            ref={input}
            value={name}
            maxLength={TEXT_LIMITS.name}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={CATEGORY_MESSAGES.example}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="secondary" busy={isBusy} onClick={() => void make()}>
            {CATEGORY_MESSAGES.create}
          </Button>
        </span>
      )}
    </Field>
  );
}
