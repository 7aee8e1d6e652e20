import { unreadableTable } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { TaskAborted } from '@cartaviva/worker-pool';
import type { SpreadsheetThreads } from './spreadsheet-threads';
import type * as tasks from './spreadsheets.thread';

type Reader = 'read' | 'readMapped' | 'readPrices' | 'readMenus';
type Read<Task extends Reader> = Extract<
  Awaited<ReturnType<(typeof tasks)[Task]>>,
  { read: unknown }
>['read'];

/**
 * Runs a reading task on a thread.
 * @throws DomainError IMPORT_UNREADABLE, with the reason if it is known
 */
export async function readFile<Task extends Reader>(
  threads: SpreadsheetThreads,
  task: Task,
  content: Parameters<(typeof tasks)[Task]>[0],
  { accountId, deadline }: MessageContext,
): Promise<Read<Task>> {
  const asker = { ownerId: accountId, deadline };
  const reading = await threads.run(task, content, asker).catch((error: unknown) => {
    if (!(error instanceof TaskAborted)) throw error;
    return { unreadable: undefined };
  });
  if ('unreadable' in reading) throw unreadableTable(reading.unreadable);
  return reading.read as Read<Task>;
}
