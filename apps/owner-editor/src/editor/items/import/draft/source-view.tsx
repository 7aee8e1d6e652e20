import { Button, IconButton } from '@cartaviva/ui';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import type { MenuImage } from '../menu-image';
import { DRAFT_MESSAGES } from './messages';
import type { DraftSources } from '../menu-image';

const MESSAGES = DRAFT_MESSAGES.source;

/**
 * Is true when the source can be shown beside the draft. This applies to PDFs only if the browser can display them in
 * a page, and not on touch screens, which cannot scroll them there.
 */
export const isShownBeside = ({ kind }: MenuImage): boolean =>
  kind === 'photo' || (navigator.pdfViewerEnabled && !matchMedia('(pointer: coarse)').matches);

interface SourcesViewProps {
  readonly sources: DraftSources;
  /** Index of the shown source. */
  readonly at: number;
  readonly onPage: (at: number) => void;
}

/** Shows one of the sources, with buttons to the others. */
export function SourcesView({ sources, at, onPage }: SourcesViewProps) {
  const image = sources[at];
  const name = image?.kind === 'pdf' ? MESSAGES.pdf : MESSAGES.photo;
  const isSeen = image !== undefined && isShownBeside(image);
  const isAlone = sources.length === 1;
  const label = isAlone ? name : MESSAGES.at(name, at + 1, sources.length);
  return (
    <figure className="grid min-w-0 gap-2">
      {isSeen && <SourceImage image={image} label={label} />}
      <figcaption className="flex flex-wrap items-center justify-between gap-x-2 text-sm text-ink-soft">
        {isAlone && isSeen && label}
        {!isAlone && (
          <span className="flex items-center gap-1">
            <IconButton
              label={MESSAGES.previous}
              disabled={at === 0}
              onClick={() => onPage(at - 1)}
            >
              <ChevronLeft aria-hidden />
            </IconButton>
            <span aria-live="polite">{label}</span>
            <IconButton
              label={MESSAGES.next}
              disabled={at === sources.length - 1}
              onClick={() => onPage(at + 1)}
            >
              <ChevronRight aria-hidden />
            </IconButton>
          </span>
        )}
        {image && <OpenSource image={image} />}
      </figcaption>
    </figure>
  );
}

function SourceImage({ image, label }: { image: MenuImage; label: string }) {
  return image.kind === 'photo' ? (
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
