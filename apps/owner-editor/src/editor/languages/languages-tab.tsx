import { Button, Card } from '@cartaviva/ui';
import { FileSpreadsheet, Languages } from 'lucide-react';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { fetchedDialog } from '../fetched-dialog';
import { LanguageSwitch } from './language-switch';
import { LanguagesField } from './languages-field';
import { MESSAGES } from './messages';
import { SPREADSHEET_MESSAGES } from './spreadsheet/messages';
import { TranslationTable } from './translation-table';

const TranslationsDialog = fetchedDialog(
  'translations',
  async () => (await import('./spreadsheet/translations-dialog')).default,
);

export function LanguagesTab({ menu }: { menu: EditedMenu }) {
  const [chosen, setChosen] = useState(menu.languages[0]);
  const [changing, setChanging] = useState(false);
  const [takesAway, setTakesAway] = useState(false);
  const language = menu.languages.find((one) => one === chosen) ?? menu.languages[0];

  if (!language) return <NoLanguage menu={menu} />;
  return (
    <section aria-label={MESSAGES.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LanguageSwitch
          named
          label={MESSAGES.choose}
          languages={menu.languages}
          value={language}
          onChange={setChosen}
        />
        <div className="-mx-4 flex min-w-0 flex-wrap">
          <Button variant="ghost" aria-expanded={changing} onClick={() => setChanging(!changing)}>
            <Languages aria-hidden />
            {MESSAGES.change}
          </Button>
          <Button variant="ghost" onClick={() => setTakesAway(true)}>
            <FileSpreadsheet aria-hidden />
            {SPREADSHEET_MESSAGES.open}
          </Button>
        </div>
      </div>
      {changing && (
        <Card>
          <LanguagesField menu={menu} />
        </Card>
      )}
      <TranslationTable key={language} menu={menu} language={language} />
      {takesAway && <TranslationsDialog menu={menu} onClose={() => setTakesAway(false)} />}
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
