import { messages } from '../messages';
import { draw } from './draw';
import { isZoomed } from './item-image';

/** Shortest horizontal swipe in pixels, and its least ratio to the vertical movement. */
const SWIPE = { px: 48, ratio: 1.5 };

export type Step = -1 | 1;

/** Buttons for the previous and next item. A status element announces the name of the new item. */
export function StepButtons({ step }: { step: (by: Step) => void }) {
  const { previous, next } = messages().item;
  return (
    <div className="steps">
      <button type="button" aria-label={previous} onClick={() => step(-1)}>
        ‹
      </button>
      <button type="button" aria-label={next} onClick={() => step(1)}>
        ›
      </button>
      <p className="unseen" role="status" />
    </div>
  );
}

/** Steps from item to item with arrow keys and swipes, except while the diner types or has zoomed in. */
export function followSteps(dialog: HTMLElement, step: (by: Step) => void): void {
  dialog.addEventListener('keydown', ({ key, target }) => {
    if (isZoomed() || (target as Element).matches('textarea, input')) return;
    if (key === 'ArrowLeft') step(-1);
    if (key === 'ArrowRight') step(1);
  });
  let start: Touch | undefined;
  dialog.addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const isBusy = isZoomed() || (target as Element).matches('textarea');
      start = touches.length === 1 && !isBusy ? touches[0] : undefined;
    },
    { passive: true },
  );
  dialog.addEventListener(
    'touchend',
    ({ changedTouches: [end] }) => {
      if (!start || !end) return;
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(x) > Math.max(SWIPE.px, SWIPE.ratio * Math.abs(y))) step(x < 0 ? 1 : -1);
      start = undefined;
    },
    { passive: true },
  );
}

/** Returns the anchor of the previous or next visible item, in the current order of the list. */
export function neighbourOf(anchor: string, by: Step): string | undefined {
  const rows = [...document.querySelectorAll('main .items > li:not([hidden])')];
  const at = rows.findIndex(({ id }) => id === anchor);
  return at === -1 ? undefined : rows[at + by]?.id;
}

/** Announces the new item to screen readers and slides it in from its side. */
export function announceStep(dialog: HTMLElement, name: string, by: Step): void {
  draw(dialog.querySelector('.steps [role=status]')!, name);
  if (!globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
  const keyframes = { translate: [`${by * 2}rem 0`, '0 0'], opacity: [0.3, 1] };
  dialog.querySelector('.sheet-body')!.animate(keyframes, { duration: 160, easing: 'ease-out' });
}

/** Marks buttons without a target as disabled. `aria-disabled` lets them keep the focus. */
export function markEnds(dialog: HTMLElement, anchor: string): void {
  const [previous, next] = dialog.querySelectorAll('.steps button');
  previous!.setAttribute('aria-disabled', String(!neighbourOf(anchor, -1)));
  next!.setAttribute('aria-disabled', String(!neighbourOf(anchor, 1)));
}
