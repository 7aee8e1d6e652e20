import { deviceEntries } from '@cartaviva/domain';
import { Button } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { useStoredChoice } from './stored-choice';
import { MESSAGES } from './messages';

const KEY = 'cartaviva-cookies';
const wasRead = () => deviceEntries.read(KEY) !== null;

/**
 * Informs visitors about cookies once, until they close it. It does not ask for consent, because nothing requires it.
 */
export function CookieBanner() {
  const [read, changed] = useStoredChoice(wasRead, true);
  if (read) return null;

  function putAway() {
    deviceEntries.write(KEY, '1');
    changed();
  }

  return (
    <section
      aria-label={MESSAGES.banner}
      className="fixed right-4 bottom-4 left-20 z-20 animate-fade rounded-card border border-line bg-surface p-4 text-sm shadow-float sm:left-auto sm:max-w-90 print:hidden"
    >
      <p className="text-ink-soft">{MESSAGES.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={putAway}>
          {MESSAGES.close}
        </Button>
        <Button asChild variant="ghost">
          <Link to="/cookies">{MESSAGES.more}</Link>
        </Button>
      </div>
    </section>
  );
}
