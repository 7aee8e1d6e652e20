import type { RestaurantView } from '@cartaviva/contracts';
import { Button, Card, Field, TextInput, useToast } from '@cartaviva/ui';
import { Copy, Download, ExternalLink } from 'lucide-react';
import { MESSAGES } from './messages';

const { page: TEXTS } = MESSAGES;

export function PageCard({ restaurant }: { readonly restaurant: RestaurantView }) {
  const { id, name, slug, menus } = restaurant;
  const toast = useToast();
  const url = `${window.location.origin}/r/${slug}`;
  const qr = `/api/restaurants/${id}/qr`;
  const isOnline = menus.some(({ isPublished }) => isPublished);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: TEXTS.copied, tone: 'success' });
    } catch {
      toast({ title: MESSAGES.error, description: TEXTS.notCopied, tone: 'destructive' });
    }
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <h2 className="text-lg font-semibold sm:col-span-2">{TEXTS.title}</h2>
      <img
        src={`${qr}?format=svg`}
        alt={TEXTS.qr(name)}
        width={160}
        height={160}
        className="mx-auto size-40 rounded-control border border-line bg-white p-1"
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={TEXTS.address} hint={isOnline ? TEXTS.online : TEXTS.offline}>
          {(control) => (
            <div className="flex gap-2">
              <TextInput readOnly value={url} className="min-w-0" {...control} />
              <Button variant="secondary" onClick={() => void copy()}>
                <Copy aria-hidden />
                {TEXTS.copy}
              </Button>
            </div>
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {isOnline && (
            <Button asChild variant="secondary">
              <a href={`/r/${slug}`} target="_blank" rel="noopener">
                <ExternalLink aria-hidden />
                {TEXTS.view}
              </a>
            </Button>
          )}
          <Button asChild variant="ghost">
            <a href={`${qr}?format=png&size=1024`} download={`${slug}-qr.png`}>
              <Download aria-hidden />
              {TEXTS.download}
            </a>
          </Button>
        </div>
      </div>
    </Card>
  );
}
