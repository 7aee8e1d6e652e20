import { useDraggable } from '@dnd-kit/react';
import { cn } from '@cartaviva/ui';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import type { Movable } from './board';
import { ARRANGING_MESSAGES as MESSAGES } from './messages';
import { useIsNear } from './near';

interface DragHandleProps {
  readonly moved: Movable;
  readonly name: string;
  /** Element that moves with the handle. */
  readonly element: RefObject<Element | null>;
  readonly className?: string;
}

/** Drag handle. Dragging starts immediately with a mouse, after a long press on touch, and with the space bar. */
export function DragHandle({ moved, name, element, className }: DragHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const near = useIsNear();
  return (
    <button
      ref={handle}
      type="button"
      id={`move-${moved.id}`}
      aria-label={MESSAGES.handle(name)}
      aria-roledescription={MESSAGES.draggable}
      className={cn(
        'relative grid w-8 shrink-0 cursor-grab place-items-center rounded-control text-control transition-colors select-none before:absolute before:inset-y-0 before:-inset-x-1.5 [-webkit-touch-callout:none] hover:bg-sunken hover:text-ink active:cursor-grabbing in-data-searching:invisible',
        className,
      )}
    >
      <GripVertical aria-hidden className="size-4.5" />
      {near && <Hold moved={moved} name={name} element={element} handle={handle} />}
    </button>
  );
}

interface HoldProps extends DragHandleProps {
  readonly handle: RefObject<Element | null>;
}

/** Registers the elements in an effect, because the surrounding element is mounted after this component. */
function Hold({ moved, name, element, handle }: HoldProps) {
  const { ref, handleRef } = useDraggable({
    id: `${moved.kind}:${moved.id}`,
    data: { ...moved, name },
  });
  useEffect(() => {
    ref(element.current);
    handleRef(handle.current);
  }, [ref, handleRef, element, handle]);
  return null;
}
