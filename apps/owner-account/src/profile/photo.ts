import { api, sentenceOf, uploadPicture } from '@cartaviva/api-client';
import type { UpdateProfileRequest } from '@cartaviva/contracts';
import { MAX_PROFILE_IMAGE_BYTES } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';
import { useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { photoMessages as messages } from './messages';

const MEBIBYTE = 1_048_576;

/** Why a file cannot be a profile photo; the server judges by its content. */
export function photoFault({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/')) return messages.notAnImage;
  if (size > MAX_PROFILE_IMAGE_BYTES) return messages.tooLarge(MAX_PROFILE_IMAGE_BYTES / MEBIBYTE);
  return undefined;
}

/** Sends or removes the profile photo and tells how it went (specification §8). */
export function usePhoto() {
  const { refresh } = useSession();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [percent, setPercent] = useState<number>();

  const refuse = (description: string) =>
    toast({ title: 'Error', description, tone: 'destructive' });

  async function change(work: () => Promise<unknown>) {
    setBusy(true);
    try {
      await work();
      await refresh();
      toast({ ...messages.saved, tone: 'success' });
    } catch (error) {
      refuse(sentenceOf(error, messages.failed));
    } finally {
      setBusy(false);
      setPercent(undefined);
    }
  }

  const keep = (profileImageUrl: string | null) =>
    api.put('/api/auth/profile', { profileImageUrl } satisfies UpdateProfileRequest);

  async function send(file: File) {
    const fault = photoFault(file);
    if (fault) return refuse(fault);
    await change(async () => keep(await uploadPicture('profile', file, setPercent)));
  }

  return { send, remove: () => change(() => keep(null)), busy, percent };
}
