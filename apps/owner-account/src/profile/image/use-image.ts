import { api, uploadImage } from '@cartaviva/api-client';
import { useSession } from '@cartaviva/session';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useAttempt } from '../../attempts/use-attempt';
import { messages } from './messages';

/** Uploads or removes the profile image and reports the result (specification §8). */
export function useImage() {
  const { refresh } = useSession();
  const { attempt, busy } = useAttempt();
  const toast = useToast();
  const [percent, setPercent] = useState<number>();

  async function change(set: () => Promise<unknown>) {
    const worked = await attempt(async () => {
      await set();
      await refresh();
    }, messages.failed);
    setPercent(undefined);
    if (worked) toast({ ...messages.saved, tone: 'success' });
  }

  return {
    send: (image: Promise<File>) =>
      change(async () => uploadImage('profile', await image, setPercent)),
    remove: () => change(() => api.put('/api/auth/profile', { body: { profileImageUrl: null } })),
    busy,
    percent,
  };
}
