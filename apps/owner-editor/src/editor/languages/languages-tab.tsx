import { Button, Card } from '@cartaviva/ui';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { LanguageSwitch } from './language-switch';
import { LanguagesField } from './languages-field';
import { MESSAGES } from './messages';
import { TranslationTable } from './translation-table';

/** The menu's texts in its other languages. */
export function LanguagesTab({ menu }: { menu: EditedMenu }) {
  const [chosen, setChosen] = useState(menu.languages[0]);
  const [changing, setChanging] = useState(false);
  const language = menu.languages.find((one) => one === chosen) ?? menu.languages[0];

  if (!language) return <NoLanguage menu={menu} />;
  return (
    <section aria-label={MESSAGES.title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LanguageSwitch
          named
          label={MESSAGES.choose}
          languages={menu.languages}
          value={language}
          onChange={setChosen}
        />
        <Button
          variant="ghost"
          aria-expanded={changing}
          className="-mx-4"
          onClick={() => setChanging(!changing)}
        >
          <Languages aria-hidden />
          {MESSAGES.change}
        </Button>
      </div>
      {changing && (
        <Card>
          <LanguagesField menu={menu} />
        </Card>
      )}
      <TranslationTable key={language} menu={menu} language={language} />
    </section>
  );
}

function NoLanguage({ menu }: { menu: EditedMenu }) {
  return (
    <Card className="grid gap-5">
      <div>
        <h2 className="text-lg font-semibold">{MESSAGES.none.title}</h2>
        <p className="mt-1 text-sm text-ink-soft">{MESSAGES.none.text}</p>
      </div>
      <LanguagesField menu={menu} />
    </Card>
  );
}
