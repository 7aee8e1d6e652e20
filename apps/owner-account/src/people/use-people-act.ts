import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../attempts/use-attempt';
import { usePeople } from './use-people';

interface Words {
  readonly done: string;
  readonly failed: string;
}

/** Runs an action on people or invitations, reads the list again even if it fails, and reports the result. */
export function usePeopleAct() {
  const { mutate } = usePeople();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  async function act(work: () => Promise<unknown>, { done, failed }: Words): Promise<boolean> {
    const worked = await attempt(work, failed);
    await mutate();
    if (worked) toast({ title: done, tone: 'success' });
    return worked;
  }

  return { act, busy };
}
