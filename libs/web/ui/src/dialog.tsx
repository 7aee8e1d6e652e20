import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './focus-return';

/** The veil and the panel that dialogs share: a sheet from below on a phone, a card on a desk. */
export const veilLook = 'fixed inset-0 z-40 animate-fade bg-veil';
export const panelLook =
  'fixed inset-x-0 bottom-0 z-40 max-h-[90dvh] animate-rise overflow-y-auto rounded-t-card border border-line bg-surface p-5 pb-[max(20px,env(safe-area-inset-bottom))] shadow-float focus:outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(480px,calc(100vw-32px))] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card sm:p-6';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={veilLook} />
        <Primitive.Content
          className={panelLook}
          {...focusReturn}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Primitive.Title className="pr-10 text-lg font-semibold">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-1 text-sm text-ink-soft">
              {description}
            </Primitive.Description>
          )}
          <div className="mt-5">{children}</div>
          {/* The last to be reached, so that focus begins with the content. */}
          <Primitive.Close
            aria-label="Cerrar"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-control text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden className="size-4.5" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
