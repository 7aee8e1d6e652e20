import { ACCEPTED_UPLOADS } from '@cartaviva/domain';
import { Fault } from '@cartaviva/forms/images';
import { Button, cn, Dialog, Select } from '@cartaviva/ui';
import { CircleCheck, ImageUp } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import type { EditedItem, EditedMenu } from '../../../store/menu-store';
import type { ItemGroup } from '../item-groups';
import { PHOTOS_MESSAGES as MESSAGES } from './messages';
import { usePhotos, type Photo } from './use-photos';

const MAX_PHOTOS = 50;

interface PhotosDialogProps {
  readonly menu: EditedMenu;
  readonly groups: readonly ItemGroup[];
  readonly onClose: () => void;
}

export default function PhotosDialog({ menu, groups, onClose }: PhotosDialogProps) {
  const categories = groups.flatMap(({ category }) => category ?? []);
  const items = groups.flatMap((group) => group.items);
  const { photos, waiting, isSending, sent, ...on } = usePhotos(menu, categories, items);
  const isDone = sent > 0 && waiting === 0 && !isSending;
  return (
    <Dialog open onOpenChange={onClose} title={MESSAGES.title} description={MESSAGES.text}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {photos.length === 0 ? (
          <PhotoChooser onChoose={on.choose} />
        ) : (
          <ul className="divide-y divide-line">
            {photos.map((photo) => (
              <PhotoRow
                key={photo.url}
                photo={photo}
                items={items}
                isLocked={isSending || photo.state === 'sent' || photo.state === 'refused'}
                onAssign={(itemId) => on.assign(photo.url, itemId)}
              />
            ))}
          </ul>
        )}
        {isDone && (
          <p role="status" className="flex items-center gap-2 text-sm font-semibold text-accent">
            <CircleCheck aria-hidden className="size-5" />
            {MESSAGES.done(sent)}
          </p>
        )}
        {photos.length > 0 && (
          <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6">
            {isDone ? (
              <Button onClick={onClose}>{MESSAGES.close}</Button>
            ) : (
              <Button busy={isSending} disabled={waiting === 0} onClick={() => void on.send()}>
                {MESSAGES.send(waiting)}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function PhotoChooser({ onChoose }: { onChoose: (files: readonly File[]) => Promise<void> }) {
  const { getRootProps, getInputProps, isDragActive, fileRejections } = useDropzone({
    multiple: true,
    maxFiles: MAX_PHOTOS,
    onDropAccepted: (files) => void onChoose(files),
  });
  return (
    <>
      <input {...getInputProps({ 'aria-hidden': true, accept: ACCEPTED_UPLOADS })} />
      <div
        {...getRootProps({ role: 'button', 'aria-label': MESSAGES.choose })}
        className={cn(
          'flex min-h-44 flex-col items-center justify-center gap-1 rounded-card border border-dashed border-control px-6 py-8 text-center transition-colors hover:border-accent hover:bg-accent-wash',
          isDragActive && 'border-accent bg-accent-wash',
        )}
      >
        <ImageUp aria-hidden className="mb-2 size-7 text-ink-faint" strokeWidth={1.5} />
        <p className="font-semibold">
          <span className="pointer-coarse:hidden">{MESSAGES.choose}</span>
          <span className="pointer-fine:hidden">{MESSAGES.chooseFromGallery}</span>
        </p>
        <p className="text-sm text-ink-soft">{MESSAGES.hint}</p>
      </div>
      <Fault text={fileRejections.length > 0 ? MESSAGES.tooMany(MAX_PHOTOS) : undefined} />
    </>
  );
}

interface PhotoRowProps {
  readonly photo: Photo;
  readonly items: readonly EditedItem[];
  readonly isLocked: boolean;
  readonly onAssign: (itemId: string) => void;
}

function PhotoRow({ photo, items, isLocked, onAssign }: PhotoRowProps) {
  const { url, itemId, state, fault } = photo;
  const replaces = state !== 'sent' && items.find(({ id }) => id === itemId)?.imageUrl;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 py-3">
      <img
        src={url}
        alt=""
        className={cn(
          'aspect-4/3 w-20 rounded-control bg-sunken object-cover',
          !itemId && 'opacity-55',
        )}
      />
      <div className="grid gap-1">
        <p className="truncate text-xs text-ink-faint">{photo.name}</p>
        <Select
          aria-label={MESSAGES.of(photo.name)}
          disabled={isLocked}
          value={itemId}
          options={[
            { value: '', label: MESSAGES.unused },
            ...items.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ target }) => onAssign(target.value)}
        />
        {state === 'sending' && <p className="text-sm text-ink-soft">{MESSAGES.sending}</p>}
        {state === 'sent' && <p className="text-sm font-semibold text-accent">{MESSAGES.sent}</p>}
        {state === 'chosen' && replaces && (
          <p className="text-sm text-ink-soft">{MESSAGES.replaces}</p>
        )}
        <Fault text={fault} />
      </div>
    </li>
  );
}
