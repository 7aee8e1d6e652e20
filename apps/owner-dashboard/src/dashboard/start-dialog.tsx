import { dashboardReads, useRead } from '@cartaviva/api-client';
import { StartChoices, StartDialog as Dialog, type MenuStart } from '@cartaviva/menu-start';
import { useMenus } from './use-menus';
import { viewOf } from './view-of';

interface StartDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onStart: (start: MenuStart) => void;
}

export function StartDialog(props: StartDialogProps) {
  return <Dialog {...props} choices={(onStart) => <Choices onStart={onStart} />} />;
}

function Choices({ onStart }: Pick<StartDialogProps, 'onStart'>) {
  const { data: menus = [] } = useMenus();
  const templates = viewOf(useRead('/api/menu-templates', dashboardReads));
  return <StartChoices menus={menus} templates={templates} onStart={onStart} />;
}
