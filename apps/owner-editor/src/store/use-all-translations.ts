import type { Translation } from '@cartaviva/contracts';
import type { OtherLanguageCode } from '@cartaviva/domain';
import { useSWRConfig } from 'swr';
import { useMenuStore } from './menu-store-context';

/** The texts of a menu in each of its other languages. */
export type AllTranslations = ReadonlyMap<OtherLanguageCode, readonly Translation[]>;

/** Reads and writes the translations of a menu in several languages at once. */
export function useAllTranslations(menuId: string) {
  const store = useMenuStore();
  const { mutate } = useSWRConfig();

  async function read(languages: readonly OtherLanguageCode[]): Promise<AllTranslations> {
    const entries = await Promise.all(
      languages.map(async (code) => [code, await store.translations(menuId, code)] as const),
    );
    return new Map(entries);
  }

  /** One language after the other; what was written is shown although a later one fails. */
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
