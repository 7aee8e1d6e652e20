import { Button } from '@cartaviva/ui';
import { ExternalLink } from 'lucide-react';
import type { MenuImage } from '../menu-image';
import { DRAFT_MESSAGES } from './messages';

const MESSAGES = DRAFT_MESSAGES.source;

/**
 * Is true when the source can be shown beside the draft. This applies to PDFs only if the browser can display them in
 * a page, and not on touch screens, which cannot scroll them there.
 */
export const isShownBeside = ({ kind }: MenuImage): boolean =>
  kind === 'photo' || (navigator.pdfViewerEnabled && !matchMedia('(pointer: coarse)').matches);

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

/** Link that opens the source in a new tab. On devices that cannot embed PDFs, it is the only way to compare them. */
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
