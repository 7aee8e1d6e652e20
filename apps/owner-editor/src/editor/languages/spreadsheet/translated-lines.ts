import type { Translation } from '@cartaviva/contracts';
import type { OtherLanguageCode } from '@cartaviva/domain';
import type { TranslatedLine, TranslationChange } from '@cartaviva/menu-import';
import type { AllTranslations } from '../../../store/use-all-translations';
import { keyOf } from '../../../store/use-translations';
import { labelOf } from '../translation-label';
import { reviewed } from '../translation-status';

export function translatedLines(all: AllTranslations): TranslatedLine[] {
  const [first] = all.values();
  const texts = new Map(
    [...all].map(([code, list]) => [code, new Map(list.map((one) => [keyOf(one), one.text]))]),
  );
  return (first ?? []).map((text) => ({
    key: keyOf(text),
    label: labelOf(text),
    field: text.field,
    source: text.source,
    texts: Object.fromEntries([...texts].map(([code, of]) => [code, of.get(keyOf(text)) ?? ''])),
  }));
}

export function savedTexts(
  all: AllTranslations,
  changes: readonly TranslationChange[],
): AllTranslations {
  const saved = new Map<OtherLanguageCode, Translation[]>();
  for (const [language, texts] of all) {
    const byKey = new Map(texts.map((text) => [keyOf(text), text]));
    const own = changes.filter((change) => change.language === language);
    const written = own.map(({ key, text }) => reviewed(byKey.get(key)!, text));
    if (written.length > 0) saved.set(language, written);
  }
  return saved;
}
