import { cn, TextInput } from '@cartaviva/ui';
import {
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';

interface InlineFieldProps extends Pick<
  ComponentProps<typeof TextInput>,
  'inputMode' | 'maxLength' | 'className'
> {
  /** Column of the field. The arrow keys move to the same field in adjacent rows. */
  readonly field: 'name' | 'price';
  readonly label: string;
  readonly value: string;
  readonly read: (typed: string) => { readonly value: string } | { readonly fault: string };
  readonly onSave: (value: string) => void;
  /** Handles a paste of several lines, which is a column from a spreadsheet. */
  readonly onPasteLines?: (lines: readonly string[]) => void;
  readonly children: ReactNode;
}

/**
 * Value that is edited in place. Enter and leaving the field save, Escape cancels, and the arrow keys move to
 * adjacent rows.
 */
export function InlineField(props: InlineFieldProps) {
  const { field, label, value, read, onSave, onPasteLines, children, className, ...input } = props;
  const [isEditing, setIsEditing] = useState(false);
  const [fault, setFault] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const faultId = useId();

  function open(): void {
    setFault(undefined);
    setIsEditing(true);
  }

  /** Saves the input and closes the field. Returns false for an invalid value, which keeps the field open. */
  function save(typed: string): boolean {
    const outcome = read(typed);
    if ('fault' in outcome) {
      setFault(outcome.fault);
      return false;
    }
    flushSync(() => setIsEditing(false));
    if (outcome.value !== value) onSave(outcome.value);
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (event.key === 'Escape') flushSync(() => setIsEditing(false));
    else if (step === undefined || !save(event.currentTarget.value)) return;
    event.preventDefault();
    button.current?.focus();
    if (step) beside(button.current, step)?.click();
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = event.clipboardData.getData('text').trimEnd().split(/\r?\n/);
    if (!onPasteLines || lines.length < 2) return;
    event.preventDefault();
    flushSync(() => setIsEditing(false));
    button.current?.focus();
    onPasteLines(lines);
  }

  if (!isEditing) {
    return (
      <button
        ref={button}
        type="button"
        data-inline-field={field}
        title={label}
        className={cn(
          'relative z-1 -mx-1 rounded-control px-1 text-inherit decoration-dotted underline-offset-4 hover:bg-sunken hover:underline',
          className,
        )}
        onClick={open}
      >
        {children}
      </button>
    );
  }
  return (
    <span data-field={field} className={cn('relative z-1 block', className)}>
      <TextInput
        ref={focus}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        autoComplete="off"
        enterKeyHint="done"
        defaultValue={value}
        onFocus={({ target }) => target.select()}
        onBlur={({ target }) => save(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...input}
      />
      {fault && (
        <span
          id={faultId}
          role="alert"
          className="mt-1 block w-56 text-left text-sm font-medium text-brick in-data-[field=price]:sm:-ml-24"
        >
          {fault}
        </span>
      )}
    </span>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

/** Keys that save, with the number of rows by which they move. */
const STEPS: Partial<Record<string, number>> = { Enter: 0, ArrowDown: 1, ArrowUp: -1 };

function beside(from: HTMLElement | null, step: number): HTMLElement | undefined {
  const same = `[data-inline-field="${from?.dataset['inlineField']}"]`;
  const fields = [...document.querySelectorAll<HTMLElement>(same)].filter(
    (field) => !field.closest('[hidden]'),
  );
  return fields[fields.indexOf(from!) + step];
}
