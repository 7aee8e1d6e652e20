import { useIsPending } from '@cartaviva/api-client';
import { Badge } from '@cartaviva/ui';
import type { EditedMenu } from '../store/menu-store';
import { useMenuStore } from '../store/menu-store-context';
import { MESSAGES } from './messages';

interface PublicationBadgeProps {
  readonly menu: EditedMenu;
  /** The state is being changed; the menu says already what it will be. */
  readonly isChanging: boolean;
}

/** Whether diners can see the menu. What is not answered yet is not said to be done. */
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
