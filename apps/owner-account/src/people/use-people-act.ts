import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../attempts/use-attempt';
import { usePeople } from './use-people';

interface Words {
  readonly done: string;
  readonly failed: string;
}

/** A deed on people or invitations: the list is read again whatever came of it, and it is told. */
export function usePeopleAct() {
  const { mutate } = usePeople();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  /** Whether it worked. */
  async function act(work: () => Promise<unknown>, { done, failed }: Words): Promise<boolean> {
    const worked = await attempt(work, failed);
    await mutate();
    if (worked) toast({ title: done, tone: 'success' });
    return worked;
  }

  return { act, busy };
}
