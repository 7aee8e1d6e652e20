import { ApiError, isHindered, putStored } from '@cartaviva/api-client';
import type { ItemView } from '@cartaviva/contracts';
import type { Mark, WaitingMarks } from './waiting-marks';

/** The gateway knows for so long what a key was answered; what was sold out before is no news. */
const MARK_TTL_MS = 24 * 3_600_000;

/** Who hears what became of a mark. */
export interface MarkOutcomes {
  readonly saved: (mark: Mark, item: ItemView) => Promise<void>;
  readonly refused: (mark: Mark, error: unknown) => void;
  /** It waited for longer than a day, and was not sent. */
  readonly tooOld: (mark: Mark) => void;
  /** The session is over: these wait for the same person. */
  readonly signedOut: (marks: readonly Mark[]) => void;
}

const sending = new Set<WaitingMarks>();

/** Sends the marks that wait, one after the other, until none does; a second call while it does is none. */
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

/** @returns whether the next one may be sent */
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
    // A server that could not do it for a minute is asked again.
    if (isHindered(error)) return true;
    marks.end(mark);
    refused(mark, error);
  }
  return true;
}
