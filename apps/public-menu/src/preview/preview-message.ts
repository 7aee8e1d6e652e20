import type { PublishedMenu } from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';

export type Scheme = 'light' | 'dark';

/** What the editor sends to see its menu as diners will. */
export interface PreviewMessage {
  readonly type: 'cartaviva:preview';
  readonly published: PublishedMenu;
  readonly language: LanguageCode;
  readonly scheme?: Scheme;
}

/** Other scripts of the page's owner may send messages of their own. */
export function isPreviewMessage(data: unknown): data is PreviewMessage {
  const { type, published } = (data ?? {}) as Partial<PreviewMessage>;
  return type === 'cartaviva:preview' && published !== undefined;
}
