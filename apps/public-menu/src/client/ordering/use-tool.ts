import { deviceEntries } from '@cartaviva/domain';
import { readMenuData } from '../menu-data';
import { messages } from '../messages';
import { share } from '../share';
import { TEXT_KEY } from '../text-key';
import { showToast } from '../toast';

/** Handles the buttons for text size and sharing, which their class names tell apart. */
export function useTool(page: Document, tool: string): void {
  if (tool === 'share') return void share(page.title, readMenuData()?.url ?? location.href);
  const root = page.documentElement;
  const { textSizes } = messages();
  const next = (Number(root.dataset['text']) + 1) % textSizes.length;
  root.dataset['text'] = String(next);
  deviceEntries.write(TEXT_KEY, String(next));
  showToast(textSizes[next]!);
}
