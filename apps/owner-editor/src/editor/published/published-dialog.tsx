import { Dialog } from '@cartaviva/ui';
import type { EditedMenu } from '../../store/menu-store';
import { PUBLISHED_MESSAGES as MESSAGES } from './messages';
import { PublishedPanel } from './published-panel';

interface PublishedDialogProps {
  readonly menu: EditedMenu;
  readonly onClose: () => void;
}

export default function PublishedDialog({ menu, onClose }: PublishedDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={MESSAGES.title} description={MESSAGES.text}>
      <PublishedPanel menu={menu} />
    </Dialog>
  );
}
