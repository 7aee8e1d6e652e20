import { saveFile, sentenceOf } from '@cartaviva/api-client';
import { Button, useToast } from '@cartaviva/ui';
import { Download, Lock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MESSAGES } from './messages';
import { MESSAGES as PERIOD } from './period/messages';
import { queryOf, type Period } from './period/period';
import { PLANS_PAGE, useSeesAll } from './full-plan';

export function CsvButton({ menuId, period }: { menuId: string; period: Period }) {
  const seesAll = useSeesAll();
  const toast = useToast();
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      await saveFile(`/api/menus/${menuId}/analytics.csv?${queryOf(period)}`);
    } catch (error) {
      const description = sentenceOf(error, MESSAGES.notSaved);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  if (!seesAll) {
    return (
      <Button asChild variant="secondary">
        <Link to={PLANS_PAGE} title={PERIOD.locked}>
          <Lock aria-hidden />
          {MESSAGES.csv}
          <span className="sr-only"> ({PERIOD.locked})</span>
        </Link>
      </Button>
    );
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      <Download aria-hidden />
      {MESSAGES.csv}
    </Button>
  );
}
