import { api, sentenceOf, useRead } from '@cartaviva/api-client';
import { Switch, useToast } from '@cartaviva/ui';
import { analyticsReads } from '../analytics-reads';
import { MESSAGES } from './messages';

export function WeeklyMailSwitch() {
  const { data, mutate } = useRead('/api/analytics/weekly-mail', analyticsReads);
  const toast = useToast();

  async function change(enabled: boolean): Promise<void> {
    const write = api.put('/api/analytics/weekly-mail', { body: { enabled } });
    try {
      await mutate(write, { optimisticData: { enabled }, revalidate: false });
      toast({ title: enabled ? MESSAGES.mailOn : MESSAGES.mailOff, tone: 'success' });
    } catch (error) {
      const description = sentenceOf(error, MESSAGES.mailUnchanged);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
    }
  }

  return (
    <Switch
      label={MESSAGES.mail}
      checked={data?.enabled ?? false}
      disabled={!data}
      onCheckedChange={(enabled) => void change(enabled)}
    />
  );
}
