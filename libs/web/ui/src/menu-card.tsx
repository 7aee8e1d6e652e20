import type { ReactNode } from 'react';
import { Badge } from './badge';
import { Card } from './card';

interface MenuCardProps {
  readonly name: string;
  readonly restaurantName: string;
  readonly description: string | null;
  readonly themeColor: string;
  readonly isPublished: boolean;
  readonly actions: ReactNode;
}

export function MenuCard({
  name,
  restaurantName,
  description,
  themeColor,
  isPublished,
  actions,
}: MenuCardProps) {
  return (
    <Card className="relative flex flex-col overflow-hidden">
      <span
        aria-hidden
        style={{ background: themeColor }}
        className="absolute inset-x-0 top-0 h-1"
      />
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</h3>
        <Badge tone={isPublished ? 'live' : 'draft'}>
          {isPublished ? 'Publicado' : 'Borrador'}
        </Badge>
      </div>
      <p className="text-sm font-medium text-ink-soft wrap-anywhere">{restaurantName}</p>
      <p className="mt-2 line-clamp-2 text-sm text-pretty text-ink-faint">
        {description || 'Sin descripción'}
      </p>
      <div className="mt-auto flex gap-2 pt-5">{actions}</div>
    </Card>
  );
}
