import type { PublishedMenu } from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';

export type Scheme = 'light' | 'dark';

export interface PreviewMessage {
  readonly type: 'cartaviva:preview';
  readonly published: PublishedMenu;
  readonly language: LanguageCode;
  readonly scheme?: Scheme;
}

/** Rejects messages of other scripts on the page. */
export function isPreviewMessage(data: unknown): data is PreviewMessage {
  const { type, published } = (data ?? {}) as Partial<PreviewMessage>;
  return type === 'cartaviva:preview' && published !== undefined;
}
