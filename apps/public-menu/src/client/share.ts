import { fill } from '../messages/fill';
import { messages } from './messages';
import { showToast } from './toast';

/** Opens the phone's share sheet with a link, or copies the link if there is no share sheet. */
export async function share(title: string, url: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast(messages().shared.copied);
  } catch (cause) {
    const changedTheirMind = cause instanceof DOMException && cause.name === 'AbortError';
    if (!changedTheirMind) showToast(fill(messages().shared.failed, { url }));
  }
}
