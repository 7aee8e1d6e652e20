import { api, sentenceOf } from '@cartaviva/api-client';
import type { RestaurantView } from '@cartaviva/contracts';
import { Button, Card, ConfirmDialog, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { MESSAGES } from './messages';

const { delete: TEXTS } = MESSAGES;

export function DeleteCard({ restaurant }: { readonly restaurant: RestaurantView }) {
  const { id, name } = restaurant;
  const [asking, setAsking] = useState(false);
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const toast = useToast();

  async function remove(): Promise<void> {
    try {
      await api.delete('/api/restaurants/{restaurantId}', {
        params: { path: { restaurantId: id } },
      });
      toast({ title: TEXTS.done(name), tone: 'success' });
      await navigate('/dashboard', { replace: true });
      await mutate(
        (key) => typeof key === 'string' && /^\/api\/(restaurants|menus)(\?|$)/.test(key),
      );
    } catch (error) {
      const description = sentenceOf(error, TEXTS.failed);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
    }
  }

  return (
    <Card className="grid gap-4">
      <div>
        <h2 className="text-lg font-semibold">{TEXTS.title}</h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{TEXTS.text}</p>
      </div>
      <Button variant="danger" className="sm:justify-self-start" onClick={() => setAsking(true)}>
        {TEXTS.action}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={TEXTS.confirm(name)}
        description={TEXTS.text}
        confirmLabel={TEXTS.action}
        onConfirm={() => void remove()}
        tone="danger"
      />
    </Card>
  );
}
