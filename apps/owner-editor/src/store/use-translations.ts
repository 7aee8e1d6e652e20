import type { Translation } from '@cartaviva/contracts';
import type { OtherLanguageCode } from '@cartaviva/domain';
import useSWR from 'swr';
import { useMenuStore } from './menu-store-context';

/** Key of a text, which is the same in every language. */
export const keyOf = ({ kind, id, field, source }: Translation): string =>
  [kind, id, field, ...(field === 'option' ? [source] : [])].join(':');

/**
 * GET /api/menus/{id}/translations/{language}: reads again on every mount, because the menu's own texts may have
 * changed. Without a language it reads nothing.
 */
export function useTranslations(menuId: string, language: OtherLanguageCode | undefined) {
  const store = useMenuStore();
  const { data, error, mutate } = useSWR<readonly Translation[], unknown>(
    language && `${store.root}/menus/${menuId}/translations/${language}`,
    () => store.translations(menuId, language!),
    { revalidateOnMount: true },
  );

  async function translate(texts: readonly Translation[]): Promise<void> {
    await store.translate(menuId, language!, texts);
    const written = new Map(texts.map((text) => [keyOf(text), text]));
    await mutate((known) => known?.map((text) => written.get(keyOf(text)) ?? text), {
      revalidate: false,
    });
  }

  return { translations: data, error, reread: mutate, translate };
}
