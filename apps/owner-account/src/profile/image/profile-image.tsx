import type { UserView } from '@cartaviva/contracts';
import { MAX_PROFILE_IMAGE_BYTES } from '@cartaviva/domain';
import { chosenFile } from '@cartaviva/forms/images';
import { Button, Card, croppedImage, useToast, type ImagePart } from '@cartaviva/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from './avatar';
import { CropDialog } from './crop-dialog';
import { messages } from './messages';
import { ImageInput } from './image-input';
import { useImage } from './use-image';

/** Side of the uploaded image in pixels. It is sharp at every size in which avatars are shown. */
const SIDE = 640;

export function ProfileImage({ user }: { user: UserView }) {
  const { send, remove, busy, percent } = useImage();
  const [chosen, setChosen] = useState<string>();
  const toast = useToast();

  const refuse = (description: string) =>
    toast({ title: 'Error', description, tone: 'destructive' });

  async function choose(file: File) {
    const chosen = await chosenFile(file, MAX_PROFILE_IMAGE_BYTES);
    if ('fault' in chosen) refuse(chosen.fault);
    else setChosen(URL.createObjectURL(chosen.file));
  }

  function putAway(url: string) {
    URL.revokeObjectURL(url);
    setChosen(undefined);
  }

  function crop(url: string, part: ImagePart) {
    void send(croppedImage(url, part, SIDE).finally(() => putAway(url)));
  }

  return (
    <Card className="flex flex-wrap items-center gap-5">
      <Avatar user={user} />
      <div className="min-w-0 grow">
        <p className="truncate text-lg font-semibold">
          {user.firstName} {user.lastName}
        </p>
        <p role="status" className="text-sm text-ink-faint tabular-nums">
          {percent === undefined ? messages.hint : messages.sending(percent)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ImageInput busy={busy} onChoose={(file) => void choose(file)} />
        {user.profileImageUrl && (
          <Button variant="ghost" disabled={busy} onClick={() => void remove()}>
            <Trash2 aria-hidden />
            {messages.remove}
          </Button>
        )}
      </div>
      {chosen && (
        <CropDialog
          url={chosen}
          onCrop={(part) => crop(chosen, part)}
          onCancel={() => putAway(chosen)}
          onUnreadable={() => {
            putAway(chosen);
            refuse(messages.unreadable);
          }}
        />
      )}
    </Card>
  );
}
