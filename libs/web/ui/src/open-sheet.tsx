import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useFocusReturn } from './focus-return';
import { useOwnClicks } from './own-clicks';

export interface SheetProps {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  /** Content in a column that fills the window. */
  readonly children: ReactNode;
}

export function OpenSheet({ title, description, onClose, children }: SheetProps) {
  const focusReturn = useFocusReturn();
  const ownClicks = useOwnClicks();
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          className="fixed inset-0 z-40 flex animate-rise flex-col bg-surface pb-[env(safe-area-inset-bottom)] focus:outline-none"
          {...focusReturn}
          {...ownClicks}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <div className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line py-1.5 pr-2 pl-4">
            <div className="min-w-0 grow">
              <Primitive.Title className="line-clamp-2 font-semibold wrap-anywhere">
                {title}
              </Primitive.Title>
              {description && (
                <Primitive.Description className="text-xs wrap-anywhere text-ink-soft">
                  {description}
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label="Cerrar"
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-faint transition-colors hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Primitive.Close>
          </div>
          <div className="flex min-h-0 grow flex-col">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
