import { missingParts, scannedAddress } from '@cartaviva/domain';
import { Button } from '@cartaviva/ui';
import { ExternalLink, MessageCircle, Printer } from 'lucide-react';
import { useRef } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useItems } from '../../store/use-items';
import { MESSAGES as QR_MESSAGES } from '../qr/messages';
import { QrCanvas } from '../qr/qr-canvas';
import { useLogoImage } from '../qr/use-logo-image';
import { usePrint } from '../qr/use-print';
import { PUBLISHED_MESSAGES as MESSAGES } from './messages';
import { MissingList } from './missing-list';

const QR_SIZE = 176;

export function PublishedPanel({ menu }: { menu: EditedMenu }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const logo = useLogoImage(menu.logoUrl);
  const { data: items } = useItems(menu.id);
  const { print, isBusy } = usePrint();
  const { origin } = window.location;
  const shared = MESSAGES.shareText(menu.restaurantName, `${origin}/m/${menu.slug}`);
  const missing = items ? missingParts(menu, items) : [];
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-center gap-2">
        <QrCanvas
          canvas={canvas}
          text={scannedAddress(origin, { menuId: menu.id, shortCode: menu.shortCode })}
          design={menu.qrDesign}
          logo={menu.qrDesign.withLogo ? logo : undefined}
          size={QR_SIZE}
          label={QR_MESSAGES.code(menu.restaurantName)}
        />
      </div>
      <div className="grid gap-2">
        <Button
          size="lg"
          busy={isBusy}
          onClick={() => void print(`/api/menus/${menu.id}/print?layout=tent&mesa=`)}
        >
          <Printer aria-hidden />
          {isBusy ? MESSAGES.printing : MESSAGES.print}
        </Button>
        <p className="text-center text-sm text-ink-soft">{MESSAGES.printHint}</p>
        <div className="grid gap-2 sm:grid-cols-2">
          <Button asChild variant="secondary">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(shared)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <MessageCircle aria-hidden />
              {MESSAGES.whatsApp}
            </a>
          </Button>
          <Button asChild variant="secondary">
            <a href={`/menu/${menu.id}`} target="_blank" rel="noopener">
              <ExternalLink aria-hidden />
              {MESSAGES.view}
            </a>
          </Button>
        </div>
      </div>
      {missing.length > 0 && (
        <section className="grid gap-2 rounded-control bg-sunken p-4">
          <p className="text-sm font-semibold">{MESSAGES.lacks}</p>
          <MissingList missing={missing} />
        </section>
      )}
    </div>
  );
}
