import { isUnreachable } from '@cartaviva/api-client';
import type { Copy } from './kitchen-copies';

/** Maximum wait for an answer in milliseconds if there is a copy. */
const ANSWER_TIMEOUT_MS = 3000;

/** Data to show. `copiedAt` is the time of a copy in milliseconds, or undefined for fresh data. */
export interface ReadOrCopy<Data> {
  readonly data: Data;
  readonly copiedAt: number | undefined;
}

/** Returns the answer of the server, or the copy if there is one and the answer fails or takes too long. */
export async function readOrCopy<Data>(
  arriving: Promise<Data>,
  finding: Promise<Copy<Data> | undefined>,
): Promise<ReadOrCopy<Data>> {
  const answered = arriving.then((data) => ({ data, copiedAt: undefined }));
  const copied = async () => {
    const copy = await finding;
    return copy && { data: copy.data, copiedAt: copy.readAt };
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, ANSWER_TIMEOUT_MS)));
  try {
    return await Promise.race([answered, late.then(async () => (await copied()) ?? answered)]);
  } catch (error) {
    const copy = isUnreachable(error) ? await copied() : undefined;
    if (!copy) throw error;
    return copy;
  } finally {
    clearTimeout(timer);
  }
}
