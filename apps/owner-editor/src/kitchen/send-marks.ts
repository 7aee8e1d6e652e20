import { ApiError, isHindered, putStored } from '@cartaviva/api-client';
import type { ItemView } from '@cartaviva/contracts';
import type { Mark, WaitingMarks } from './waiting-marks';

/** The gateway stores the response to an idempotency key for this long. Older marks are out of date and not sent. */
const MARK_TTL_MS = 24 * 3_600_000;

export interface MarkOutcomes {
  readonly saved: (mark: Mark, item: ItemView) => Promise<void>;
  readonly refused: (mark: Mark, error: unknown) => void;
  /** The mark waited longer than 24 hours and was not sent. */
  readonly tooOld: (mark: Mark) => void;
  /** The session has ended. The marks stay stored until the same user signs in again. */
  readonly signedOut: (marks: readonly Mark[]) => void;
}

const sending = new Set<WaitingMarks>();

/** Sends the waiting marks in sequence until none is left. A call during another call does nothing. */
export async function sendMarks(marks: WaitingMarks, outcomes: MarkOutcomes): Promise<void> {
  if (sending.has(marks)) return;
  sending.add(marks);
  try {
    for (let [mark] = marks.list(); mark; [mark] = marks.list()) {
      if (!(await sendMark(marks, mark, outcomes))) return;
    }
  } finally {
    sending.delete(marks);
  }
}

/** @returns true when the next mark may be sent */
async function sendMark(
  marks: WaitingMarks,
  mark: Mark,
  { saved, refused, tooOld, signedOut }: MarkOutcomes,
): Promise<boolean> {
  if (Date.now() - mark.markedAt > MARK_TTL_MS) {
    marks.end(mark);
    tooOld(mark);
    return true;
  }
  try {
    const { key, itemId, availability } = mark;
    const options = { params: { path: { itemId } }, body: availability };
    const item = await putStored(key, '/api/items/{itemId}', options);
    await saved(mark, item);
    marks.end(mark);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      signedOut(marks.list());
      return false;
    }
    // A temporary failure leaves the mark first in the list, so the loop sends it again.
    if (isHindered(error)) return true;
    marks.end(mark);
    refused(mark, error);
  }
  return true;
}
