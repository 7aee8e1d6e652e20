import { Button } from '@cartaviva/ui';
import { ExternalLink } from 'lucide-react';
import type { MenuImage } from '../menu-image';
import { DRAFT_MESSAGES } from './messages';

const MESSAGES = DRAFT_MESSAGES.source;

/**
 * Whether a source can be looked at beside its draft: a PDF where the browser shows them within a page.
 * By finger it cannot be moved there.
 */
export const isShownBeside = ({ kind }: MenuImage): boolean =>
  kind === 'photo' || (navigator.pdfViewerEnabled && !matchMedia('(pointer: coarse)').matches);

/** What a draft was read from, beside it, and in a window of its own. */
export function SourceView({ image }: { image: MenuImage }) {
  const label = image.kind === 'photo' ? MESSAGES.photo : MESSAGES.pdf;
  return (
    <figure className="grid gap-2">
      {image.kind === 'photo' ? (
        <img
          src={image.url}
          alt={label}
          className="max-h-[calc(100dvh-14rem)] w-full rounded-control border border-line bg-sunken object-contain"
        />
      ) : (
        <iframe
          src={`${image.url}#navpanes=0&view=FitH`}
          title={label}
          className="h-[calc(100dvh-14rem)] w-full rounded-control border border-line bg-sunken"
        />
      )}
      <figcaption className="flex items-center justify-between gap-2 text-sm text-ink-soft">
        {label}
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
