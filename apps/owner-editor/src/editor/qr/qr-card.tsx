import { download } from '@cartaviva/api-client';
import { fileNameOf } from '@cartaviva/domain';
import { qrSvg } from '@cartaviva/qr';
import { Button, Card, useToast } from '@cartaviva/ui';
import { Copy, Download, QrCode } from 'lucide-react';
import { useRef } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { asDataUrl } from './as-data-url';
import { MESSAGES } from './messages';
import { QrCanvas } from './qr-canvas';
import type { DesignDraft } from './use-design-draft';

interface QrCardProps {
  readonly menu: EditedMenu;
  readonly code: string;
  readonly draft: DesignDraft;
  readonly logo: HTMLImageElement | undefined;
  readonly size: number;
  readonly onCopy: () => void;
}

export function QrCard({ menu, code, draft, logo, size, onCopy }: QrCardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const toast = useToast();
  const name = fileNameOf(menu.restaurantName);

  const { design } = draft;

  const images = {
    png: () => canvas.current?.toDataURL('image/png') ?? '',
    svg: () => {
      const svg = qrSvg(code, { design, size: 1024, logo: logo && asDataUrl(logo) });
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
  };

  /** Downloads the code only if scanners can read it. */
  async function save(kind: keyof typeof images): Promise<void> {
    if (!(await draft.isScannable())) return;
    download(images[kind](), `${name}.${kind}`);
    toast({ title: MESSAGES.downloaded, tone: 'success' });
  }

  if (!menu.isPublished) return <NoCode />;
  return (
    <Card className="flex flex-col items-center gap-5 text-center">
      <div className="flex w-full flex-col items-center gap-2 overflow-hidden">
        <p className="font-display text-xl text-balance wrap-anywhere">{menu.restaurantName}</p>
        <QrCanvas
          canvas={canvas}
          text={code}
          design={design}
          logo={logo}
          size={size}
          label={MESSAGES.code(menu.restaurantName)}
        />
        <p className="text-sm text-ink-soft">{MESSAGES.scan}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={() => void save('png')}>
          <Download aria-hidden />
          {MESSAGES.download}
        </Button>
        <Button variant="secondary" onClick={onCopy}>
          <Copy aria-hidden />
          {MESSAGES.copyUrl}
        </Button>
        <Button variant="ghost" onClick={() => void save('svg')}>
          {MESSAGES.downloadSvg}
        </Button>
      </div>
    </Card>
  );
}

function NoCode() {
  return (
    <div className="flex min-h-72 flex-col items-center justify-center gap-4 rounded-card border border-dashed border-control/60 p-6 text-center">
      <QrCode aria-hidden className="size-16 text-line" strokeWidth={1} />
      <p className="max-w-60 text-balance text-ink-soft">{MESSAGES.unpublished}</p>
    </div>
  );
}
