import { fill } from '../messages/fill';
import { messages } from './messages';
import { showToast } from './toast';

/** Hands a link to the phone's own share sheet; copies it where there is none. */
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
