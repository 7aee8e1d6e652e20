import type { UpdateMenuRequest } from '@cartaviva/contracts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@cartaviva/domain';
import { cn, useTheme, type Theme } from '@cartaviva/ui';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { PreviewBar } from './preview-bar';
import { PreviewFrame } from './preview-frame';
import { usePreviewedMenu } from './use-previewed-menu';

interface PreviewProps {
  readonly menu: EditedMenu;
  readonly typed: UpdateMenuRequest;
  readonly className: string;
}

export function Preview({ menu, typed, className }: PreviewProps) {
  const [theme] = useTheme();
  const [scheme, setScheme] = useState<Theme>();
  const [shown, setShown] = useState<LanguageCode>(DEFAULT_LANGUAGE);
  const { published, language } = usePreviewedMenu(menu, typed, shown);
  const look = { language, scheme: scheme ?? theme };
  return (
    <>
      <PreviewBar {...look} languages={menu.languages} onLanguage={setShown} onScheme={setScheme} />
      <PreviewFrame {...look} published={published} className={cn('w-full', className)} />
    </>
  );
}
