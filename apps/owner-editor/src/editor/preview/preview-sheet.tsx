import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { Sheet } from '@cartaviva/ui';
import { useWatch } from 'react-hook-form';
import type { EditedMenu } from '../../store/menu-store';
import type { MenuForm } from '../menu-form';
import { MESSAGES } from './messages';
import { Preview } from './preview';
import { captionOf } from './preview-panel';

interface PreviewSheetProps {
  readonly menu: EditedMenu;
  readonly form: MenuForm;
  readonly onClose: () => void;
}

export function PreviewSheet({ menu, form, onClose }: PreviewSheetProps) {
  const typed = useWatch({ control: form.control }) as UpdateMenuRequest;
  return (
    <Sheet
      title={MESSAGES.panel}
      description={captionOf(menu, form.formState.isDirty)}
      onClose={onClose}
    >
      <Preview menu={menu} typed={typed} className="grow" />
    </Sheet>
  );
}
