import { sentenceOf } from '@cartaviva/api-client';
import { START_MESSAGES, type MenuStart } from '@cartaviva/menu-start';
import { useToast } from '@cartaviva/ui';
import { useNavigate } from 'react-router-dom';
import { demoMenuStore } from './demo-menu-store';
import { beginMenu } from './demo-start';
import { changeDemo } from './demo-storage';
import { MESSAGES } from './messages';
import { useDemoMenus } from './use-demo-menus';

export function useCreateDemoMenu() {
  const { mutate: reread } = useDemoMenus();
  const toast = useToast();
  const navigate = useNavigate();

  return async (start: MenuStart): Promise<void> => {
    try {
      const { id } = changeDemo((menus) => beginMenu(menus, start));
      const report = start.kind === 'file' ? await importFile(id, start.file) : undefined;
      await reread();
      toast({
        title: MESSAGES.success,
        description: [MESSAGES.created, report].filter(Boolean).join(' '),
        tone: 'success',
        action: { label: MESSAGES.editNow, onClick: () => void navigate(`/demo/editor/${id}`) },
      });
    } catch (error) {
      const description = sentenceOf(error, MESSAGES.notCreated);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
    }
  };
}

async function importFile(menuId: string, file: File): Promise<string> {
  try {
    const { imported, faults } = await demoMenuStore.importSpreadsheet(menuId, file, false);
    return START_MESSAGES.imported(imported, faults.length);
  } catch (error) {
    return sentenceOf(error, START_MESSAGES.notImported);
  }
}
