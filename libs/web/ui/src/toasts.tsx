import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useRef } from 'react';
import { Button } from './button';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'success' | 'destructive';
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

interface ToastsProps {
  /** Current toast and its sequence number. */
  readonly shown: { readonly toast: Toast; readonly turn: number } | undefined;
}

/**
 * Shows one toast at a time for 5 seconds. A swipe of 50 px dismisses it, and F8 moves focus to it (specification
 * §4).
 */
export function Toasts({ shown }: ToastsProps) {
  return (
    <Primitive.Provider label="Aviso" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastView key={shown.turn} {...shown.toast} />}
      <Primitive.Viewport
        hotkey={['F8']}
        label="Avisos ({hotkey})"
        className="fixed top-(--toast-top,auto) right-0 bottom-(--toast-bottom,0px) z-50 m-0 flex w-full list-none flex-col p-4 outline-none sm:max-w-100"
      />
    </Primitive.Provider>
  );
}

/** Each toast has its own open state, so that closing one never closes the next. */
function ToastView({ title, description, tone = 'default', action }: Toast) {
  const isTaken = useRef(false);

  /** Runs the action once. A second tap may hit the toast during its closing animation. */
  function take(): void {
    if (!isTaken.current) action?.onClick();
    isTaken.current = true;
  }

  return (
    <Primitive.Root
      type={tone === 'destructive' ? 'foreground' : 'background'}
      className="flex animate-rise items-start gap-3 rounded-card border border-line bg-surface p-4 shadow-float dark:bg-sunken data-[state=closed]:animate-leave data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      {tone === 'success' && (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
      )}
      {tone === 'destructive' && (
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick" />
      )}
      <div className="min-w-0 grow">
        <Primitive.Title className="text-sm font-semibold text-balance">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="mt-0.5 text-sm text-pretty text-ink-soft">
            {description}
          </Primitive.Description>
        )}
        {action && (
          <Primitive.Action asChild altText={action.label}>
            <Button variant="secondary" size="sm" className="mt-3" onClick={take}>
              {action.label}
            </Button>
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close
        aria-label="Cerrar"
        className="-m-2 grid size-9 shrink-0 place-items-center rounded-control text-ink-faint hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  );
}
