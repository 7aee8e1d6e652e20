import { useIsPending } from '@cartaviva/api-client';
import { Badge } from '@cartaviva/ui';
import type { EditedMenu } from '../store/menu-store';
import { useMenuStore } from '../store/menu-store-context';
import { MESSAGES } from './messages';

interface PublicationBadgeProps {
  readonly menu: EditedMenu;
  /** Is true while a change is being saved. The menu already has the new state. */
  readonly isChanging: boolean;
}

/** Publication state of the menu. A change that the server has not confirmed is shown as pending. */
export function PublicationBadge({ menu, isChanging }: PublicationBadgeProps) {
  const { root } = useMenuStore();
  const isPending = useIsPending(`${root}/menus/${menu.id}`) && isChanging;
  if (isPending) {
    return (
      <Badge tone="draft">{menu.isPublished ? MESSAGES.toPublish : MESSAGES.toUnpublish}</Badge>
    );
  }
  return (
    <Badge tone={menu.isPublished ? 'live' : 'draft'}>
      {menu.isPublished ? MESSAGES.published : MESSAGES.draft}
    </Badge>
  );
}
