import type { CreateItemRequest } from '@cartaviva/contracts';
import type { DtoForm } from '@cartaviva/forms';
import { cn } from '@cartaviva/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { FORM_MESSAGES as MESSAGES } from './messages';

interface MoreOptionsProps {
  readonly form: DtoForm<CreateItemRequest>;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

const FIELDS = ['description', 'sizes', 'extras', 'dietaryTags', 'allergens'] as const;

/** Collapsible section for fields that most items leave empty. An error in one of them expands it. */
export function MoreOptions({ form, startsOpen, children }: MoreOptionsProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const id = useId();
  const { setFocus, formState } = form;
  const faulty = FIELDS.find((field) => formState.errors[field]);
  useEffect(() => {
    if (faulty) setFocus(faulty);
  }, [faulty, setFocus]);
  const shows = isOpen || faulty !== undefined;
  return (
    <div className="sm:col-span-2">
      <button
        type="button"
        aria-expanded={shows}
        aria-controls={id}
        className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2 rounded-control px-2 text-left hover:bg-sunken"
        onClick={() => setIsOpen(!shows)}
      >
        <ChevronDown
          aria-hidden
          className={cn('size-4 shrink-0 transition-transform', !shows && '-rotate-90')}
        />
        <span className="shrink-0 text-sm font-semibold">{MESSAGES.more}</span>
        {!shows && <span className="truncate text-sm text-ink-faint">{MESSAGES.moreHint}</span>}
      </button>
      <div
        id={id}
        hidden={!shows}
        className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2"
      >
        {children}
      </div>
    </div>
  );
}
