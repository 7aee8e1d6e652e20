import { messages } from '../messages';
import { draw } from './draw';
import { isZoomed } from './item-image';

/** How far a finger goes sideways, and how much farther than up or down, to mean the next item. */
const SWIPE = { px: 48, ratio: 1.5 };

/** To the item before (-1) or the one after (1). */
export type Step = -1 | 1;

/** Buttons to the items around the one that is shown, and whose name is read out when it changes. */
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

/** Lets arrow keys and a finger step from item to item, but for who writes a note or looks closely at a photo. */
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

/** The anchor of the item that is shown in the list before or after one, as it is filtered and sorted. */
export function neighbourOf(anchor: string, by: Step): string | undefined {
  const rows = [...document.querySelectorAll('main .items > li:not([hidden])')];
  const at = rows.findIndex(({ id }) => id === anchor);
  return at === -1 ? undefined : rows[at + by]?.id;
}

/** Shows that another item came, from where, and says which one. */
export function announceStep(dialog: HTMLElement, name: string, by: Step): void {
  draw(dialog.querySelector('.steps [role=status]')!, name);
  if (!globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
  const keyframes = { translate: [`${by * 2}rem 0`, '0 0'], opacity: [0.3, 1] };
  dialog.querySelector('.sheet-body')!.animate(keyframes, { duration: 160, easing: 'ease-out' });
}

/** Marks the buttons that lead nowhere; they keep their focus. */
export function markEnds(dialog: HTMLElement, anchor: string): void {
  const [previous, next] = dialog.querySelectorAll('.steps button');
  previous!.setAttribute('aria-disabled', String(!neighbourOf(anchor, -1)));
  next!.setAttribute('aria-disabled', String(!neighbourOf(anchor, 1)));
}
