import type { EditedMenu } from '../../store/menu-store';
import { CopyField } from '../copying/copy-field';
import { MESSAGES } from './messages';

export function PublicAddress({ menu: { slug, isPublished } }: { menu: EditedMenu }) {
  return (
    <CopyField
      label={MESSAGES.publicAddress}
      hint={isPublished ? MESSAGES.publicAddressHint : MESSAGES.publicAddressLater}
      url={`${window.location.origin}/m/${slug}`}
    />
  );
}
