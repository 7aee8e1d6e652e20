import { DropdownMenu } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { cn } from './class-names';

export interface MenuAction {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly tone?: 'danger';
  readonly disabled?: boolean;
  /** File or page that the action opens. It replaces `onSelect`. */
  readonly href?: string;
  readonly onSelect?: () => void;
}

interface OpenActionMenuProps {
  readonly label: string;
  readonly actions: () => readonly MenuAction[];
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

export function OpenActionMenu({ label, actions, button, onClose }: OpenActionMenuProps) {
  return (
    <DropdownMenu.Root open onOpenChange={onClose}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 min-w-52 animate-fade rounded-control border border-line bg-surface p-1 shadow-float dark:bg-sunken"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The action may have moved or re-rendered the button.
            const { current } = button;
            const again = current?.id ? document.getElementById(current.id) : current;
            again?.focus();
          }}
        >
          {actions().map((action) => (
            <Action key={action.label} action={action} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Action({ action }: { action: MenuAction }) {
  const { label, icon, tone, disabled = false, href, onSelect } = action;
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  return (
    <DropdownMenu.Item
      asChild={href !== undefined}
      disabled={disabled}
      {...(onSelect && { onSelect })}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-medium outline-none select-none data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-sunken dark:data-highlighted:bg-line [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-faint',
        tone === 'danger' && 'text-brick [&_svg]:text-brick',
      )}
    >
      {href === undefined ? (
        content
      ) : (
        <a href={href} download>
          {content}
        </a>
      )}
    </DropdownMenu.Item>
  );
}
