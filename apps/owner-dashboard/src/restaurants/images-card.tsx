import { api, explained } from '@cartaviva/api-client';
import type { RestaurantView } from '@cartaviva/contracts';
import { SavedImage, serverImages } from '@cartaviva/forms/images';
import { Card, useToast } from '@cartaviva/ui';
import { MESSAGES } from './messages';

const { images: TEXTS } = MESSAGES;

export interface ImagesCardProps {
  readonly restaurant: RestaurantView;
  readonly keep: (restaurant: RestaurantView) => Promise<void>;
}

export function ImagesCard({ restaurant, keep }: ImagesCardProps) {
  const { id, name, logoUrl, coverUrl } = restaurant;
  const toast = useToast();

  const save = (field: 'logoUrl' | 'coverUrl') => async (wanted: string | null) => {
    const texts = TEXTS[field];
    try {
      const saved = await api.put('/api/restaurants/{restaurantId}', {
        params: { path: { restaurantId: id } },
        body: { [field]: wanted },
      });
      await keep(saved);
      toast({ title: wanted ? texts.saved : texts.removed, tone: 'success' });
      return true;
    } catch (error) {
      const description = explained(texts.notSaved, error);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
      return false;
    }
  };

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <h2 className="text-lg font-semibold">{TEXTS.title}</h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{TEXTS.hint}</p>
      </div>
      <SavedImage
        kind="logo"
        images={serverImages}
        path={logoUrl}
        alt={TEXTS.logoUrl.alt(name)}
        texts={TEXTS.logoUrl}
        save={save('logoUrl')}
      />
      <SavedImage
        kind="cover"
        images={serverImages}
        path={coverUrl}
        alt={TEXTS.coverUrl.alt(name)}
        texts={TEXTS.coverUrl}
        save={save('coverUrl')}
      />
    </Card>
  );
}
