import { DEFAULT_LANGUAGE, languageOf, OTHER_LANGUAGE_CODES, planWith } from '@cartaviva/domain';
import type { OtherLanguageCode } from '@cartaviva/domain';
import { useMay } from '@cartaviva/session';
import { Callout } from '@cartaviva/ui';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EditedMenu } from '../../store/menu-store';
import { MESSAGES as EDITOR } from '../messages';
import { isPlanLimit, useToasts } from '../toasts';
import { useSaveOrAsk } from '../saving/use-save-or-ask';
import { usePlan } from '../use-plan';
import { MESSAGES } from './messages';

/** Languages of the menu. Each change is saved immediately. */
export function LanguagesField({ menu }: { menu: EditedMenu }) {
  const { languages: planHasThem } = usePlan();
  const [refused, setRefused] = useState(false);
  const save = useSaveOrAsk(menu.id);
  const toasts = useToasts();

  async function toggle(code: OtherLanguageCode): Promise<void> {
    const isWanted = !menu.languages.includes(code);
    try {
      // This keeps the languages that others selected in the meantime.
      await save(({ languages }) => ({
        languages: OTHER_LANGUAGE_CODES.filter((one) =>
          one === code ? isWanted : languages.includes(one),
        ),
      }));
      setRefused(false);
    } catch (error) {
      if (isPlanLimit(error)) setRefused(true);
      else toasts.failed(EDITOR.notSaved, error);
    }
  }

  return (
    <div role="group" aria-label={MESSAGES.label} className="grid gap-2">
      <p className="text-sm font-semibold">{MESSAGES.label}</p>
      <ul className="flex flex-wrap gap-2">
        <li className="inline-flex h-11 items-center rounded-full bg-sunken px-4 text-sm font-semibold text-ink-soft">
          {languageOf(DEFAULT_LANGUAGE).name}
        </li>
        {OTHER_LANGUAGE_CODES.map((code) => (
          <li key={code}>
            <Chip
              code={code}
              chosen={menu.languages.includes(code)}
              onToggle={() => void toggle(code)}
            />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-faint">{MESSAGES.hint}</p>
      {(refused || !planHasThem) && <NeedsPlan refused={refused} />}
    </div>
  );
}

interface ChipProps {
  readonly code: OtherLanguageCode;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

function Chip({ code, chosen, onToggle }: ChipProps) {
  const Sign = chosen ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onToggle}
      className="inline-flex h-11 items-center gap-1.5 rounded-full border border-control/45 px-3.5 text-sm font-semibold text-ink-soft transition-colors hover:border-control hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent-strong"
    >
      <Sign aria-hidden className="size-4" />
      {languageOf(code).name}
    </button>
  );
}

function NeedsPlan({ refused }: { refused: boolean }) {
  const may = useMay();
  return (
    <Callout tone="info" {...(refused && { role: 'alert' as const })}>
      {MESSAGES.needsPlan(planWith('languages').name)}{' '}
      {may('payments') && (
        <Link to="/profile/plan" className="font-semibold underline underline-offset-2">
          {EDITOR.seePlans}
        </Link>
      )}
    </Callout>
  );
}
