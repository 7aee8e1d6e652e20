import { Card, Switch } from '@cartaviva/ui';
import { browserRefuses, countingRefused, setCountingRefused } from './counting';
import { useStoredChoice } from './stored-choice';
import { MESSAGES } from './messages';

const { title, text, count, browserRefuses: refusal, withoutScript } = MESSAGES.choice;

export function CountingChoice() {
  const [already] = useStoredChoice(browserRefuses, false);
  const [refused, changed] = useStoredChoice(countingRefused, false);

  function choose(counted: boolean) {
    setCountingRefused(!counted);
    changed();
  }

  return (
    <Card id="privacidad" className="print:hidden">
      <h2 className="text-lg font-semibold">{title}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <div className="mt-3 noscript:hidden">
        <Switch
          label={count}
          checked={!refused && !already}
          disabled={already}
          onCheckedChange={choose}
        />
        {already && <p className="mt-1 text-sm text-ink-soft">{refusal}</p>}
      </div>
      <noscript>
        <p className="mt-3 text-sm text-ink-soft">{withoutScript}</p>
      </noscript>
    </Card>
  );
}
