import { Button } from '@cartaviva/ui';
import { ExternalLink } from 'lucide-react';
import type { MenuImage } from '../menu-image';
import { DRAFT_MESSAGES } from './messages';

const MESSAGES = DRAFT_MESSAGES.source;

/** The photo beside what was read from it, and in a window of its own. */
export function SourceView({ image }: { image: MenuImage }) {
  return (
    <figure className="grid gap-2">
      <img
        src={image.url}
        alt={MESSAGES.photo}
        className="max-h-[calc(100dvh-14rem)] w-full rounded-control border border-line bg-sunken object-contain"
      />
      <figcaption className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        {MESSAGES.photo}
        <OpenSource image={image} />
      </figcaption>
    </figure>
  );
}

/** The way to see it large; a PDF, to compare it at all. */
export function OpenSource({ image }: { image: MenuImage }) {
  return (
    <Button asChild variant="ghost" size="sm">
      <a href={image.url} target="_blank" rel="noopener">
        <ExternalLink aria-hidden />
        {image.kind === 'photo' ? MESSAGES.open : MESSAGES.openPdf}
      </a>
    </Button>
  );
}
