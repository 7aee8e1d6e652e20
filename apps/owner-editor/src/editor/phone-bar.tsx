import { Button } from '@cartaviva/ui';
import { Smartphone } from 'lucide-react';
import type { EditedMenu } from '../store/menu-store';
import { MESSAGES as PREVIEW } from './preview/messages';
import { SaveActions } from './save-actions';
import type { MenuEditing } from './use-menu-editor';

interface PhoneBarProps {
  readonly menu: EditedMenu;
  readonly editing: MenuEditing;
  readonly onPreview: () => void;
}

/**
 * Bottom bar on phones with preview, publish and save buttons. It hides while an item form is open, because the form
 * has its own save button.
 */
export function PhoneBar({ menu, editing, onPreview }: PhoneBarProps) {
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-4 pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] max-[22.5rem]:px-3 max-[22.5rem]:[&_button]:px-3 lg:hidden in-[:has([data-item-form])]:hidden"
    >
      <Button
        variant="ghost"
        className="-ml-2 mr-auto px-2 text-xs [&>span]:flex-col [&>span]:gap-0.5"
        onClick={onPreview}
      >
        <Smartphone aria-hidden />
        {PREVIEW.show}
      </Button>
      <SaveActions menu={menu} editing={editing} />
    </div>
  );
}
