import { DEFAULT_LANGUAGE, type LanguageCode } from '@cartaviva/domain';
import { Button, type Theme } from '@cartaviva/ui';
import { Contrast } from 'lucide-react';
import { LanguageSwitch } from '../languages/language-switch';
import { MESSAGES } from './messages';

interface PreviewBarProps {
  readonly languages: readonly LanguageCode[];
  readonly language: LanguageCode;
  readonly onLanguage: (language: LanguageCode) => void;
  readonly scheme: Theme;
  readonly onScheme: (scheme: Theme) => void;
}

export function PreviewBar({ languages, language, onLanguage, scheme, onScheme }: PreviewBarProps) {
  const isDark = scheme === 'dark';
  return (
    <div className="flex w-full items-center justify-between gap-2 max-lg:px-2 max-lg:py-1">
      {languages.length > 0 ? (
        <LanguageSwitch
          label={MESSAGES.language}
          languages={[DEFAULT_LANGUAGE, ...languages]}
          value={language}
          onChange={onLanguage}
        />
      ) : (
        <span />
      )}
      <Button variant="ghost" size="sm" onClick={() => onScheme(isDark ? 'light' : 'dark')}>
        <Contrast aria-hidden />
        {isDark ? MESSAGES.light : MESSAGES.dark}
      </Button>
    </div>
  );
}
