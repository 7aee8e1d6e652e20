import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './focus-return';
import { useOwnClicks } from './own-clicks';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

type Outside = Parameters<NonNullable<Primitive.DialogContentProps['onPointerDownOutside']>>[0];

/** Ignores taps in another dialog. By the time the touch event fires, that dialog may already be closed. */
function ignoreOtherDialogs(event: Outside): void {
  const { target } = event.detail.originalEvent;
  const isInDialog =
    target instanceof Element && target.closest('[role=dialog],[role=alertdialog]');
  if (isInDialog) event.preventDefault();
}

export function OpenDialog({ onOpenChange, title, description, children }: DialogProps) {
  const focusReturn = useFocusReturn();
  const ownClicks = useOwnClicks();
  return (
    <Primitive.Root open onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="dialog-veil" />
        <Primitive.Content
          className="dialog-panel"
          onPointerDownOutside={ignoreOtherDialogs}
          {...focusReturn}
          {...ownClicks}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Primitive.Title className="pr-10 text-lg font-semibold">{title}</Primitive.Title>
          {description && (
            <Primitive.Description className="mt-1 text-sm text-ink-soft">
              {description}
            </Primitive.Description>
          )}
          <div className="mt-5">{children}</div>
          {/* Last in the tab order, so that focus starts in the content. */}
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
