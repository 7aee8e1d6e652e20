import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { createPortal } from 'react-dom';

/** Hover time before a tooltip shows (specification §4). */
const DELAY_MS = 700;
/** Time after a tooltip during which the next one shows at once. */
const SKIP_DELAY_MS = 300;
/** Time to move the pointer from the button to its tooltip. */
const CLOSE_DELAY_MS = 120;

const GAP = 6;
const MARGIN = 8;

let lastShown = -Infinity;

export function useTooltip(label: string) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (wait: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, wait);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (anchor) lastShown = performance.now();
    setAnchor(undefined);
  };
  const stay = () => clearTimeout(timer.current);
  const hideSoon = () => after(anchor ? CLOSE_DELAY_MS : 0, hide);

  const button = {
    'aria-describedby': anchor && id,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType === 'touch') return;
      const wait = performance.now() - lastShown < SKIP_DELAY_MS ? 0 : DELAY_MS;
      after(anchor ? 0 : wait, () => setAnchor(currentTarget));
    },
    onPointerLeave: hideSoon,
    onPointerDown: hide,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget);
    },
    onBlur: hide,
  };
  const drawn = anchor && (
    <Tooltip
      id={id}
      label={label}
      anchor={anchor}
      onHide={hide}
      onPointerEnter={stay}
      onPointerLeave={hideSoon}
    />
  );
  return { button, drawn };
}

interface TooltipProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: Element;
  readonly onHide: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** Shows a short text above its anchor, or below it if there is no space. */
function Tooltip({ id, label, anchor, onHide, ...hovering }: TooltipProps) {
  const box = useRef<HTMLDivElement>(null);
  const hide = useEffectEvent(onHide);

  useLayoutEffect(() => {
    const { style, offsetWidth, offsetHeight } = box.current!;
    const { top, bottom, left, width } = anchor.getBoundingClientRect();
    const above = top - offsetHeight - GAP;
    const centred = left + (width - offsetWidth) / 2;
    const furthest = document.documentElement.clientWidth - offsetWidth - MARGIN;
    style.top = `${above < MARGIN ? bottom + GAP : above}px`;
    style.left = `${Math.max(MARGIN, Math.min(centred, furthest))}px`;
  }, [anchor, label]);

  useEffect(() => {
    const dismiss = (event: Event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        // Escape closes only the tooltip. The next Escape closes the layer under it.
        event.stopPropagation();
      }
      hide();
    };
    window.addEventListener('keydown', dismiss, true);
    window.addEventListener('scroll', dismiss, true);
    return () => {
      window.removeEventListener('keydown', dismiss, true);
      window.removeEventListener('scroll', dismiss, true);
    };
  }, []);

  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      className="pointer-events-auto fixed z-50 w-max max-w-[calc(100vw-16px)] animate-fade rounded-control bg-ink px-2.5 py-1.5 text-xs font-medium text-paper shadow-float"
      {...hovering}
    >
      {label}
    </div>,
    document.body,
  );
}
