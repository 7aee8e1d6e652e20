import type { Translation } from '@cartaviva/contracts';
import type { OtherLanguageCode } from '@cartaviva/domain';
import { useSWRConfig } from 'swr';
import { useMenuStore } from './menu-store-context';

/** Texts of a menu, keyed by language. */
export type AllTranslations = ReadonlyMap<OtherLanguageCode, readonly Translation[]>;

export function useAllTranslations(menuId: string) {
  const store = useMenuStore();
  const { mutate } = useSWRConfig();

  async function read(languages: readonly OtherLanguageCode[]): Promise<AllTranslations> {
    const entries = await Promise.all(
      languages.map(async (code) => [code, await store.translations(menuId, code)] as const),
    );
    return new Map(entries);
  }

  /** Writes one language at a time. When one fails, the languages written before it are already shown. */
  async function save(texts: AllTranslations): Promise<void> {
    for (const [language, changed] of texts) {
      const after = await store.translate(menuId, language, changed);
      await mutate(`${store.root}/menus/${menuId}/translations/${language}`, after, {
        revalidate: false,
      });
    }
  }

  return { read, save };
}
