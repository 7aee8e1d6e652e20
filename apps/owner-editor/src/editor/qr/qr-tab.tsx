import { scannedAddress } from '@cartaviva/domain';
import { Card } from '@cartaviva/ui';
import { useState } from 'react';
import type { EditedMenu } from '../../store/menu-store';
import { useMenuStore } from '../../store/menu-store-context';
import { CopyField } from '../copying/copy-field';
import { useCopy } from '../copying/use-copy';
import { DesignPanel } from './design-panel';
import { EmbedPanel } from './embed-panel';
import { MESSAGES } from './messages';
import { PrintPanel } from './print-panel';
import { QrCard } from './qr-card';
import { SizeSlider } from './size-slider';
import { useDesignDraft } from './use-design-draft';
import { useLogoImage } from './use-logo-image';

const DEFAULT_SIZE = 200;

export function QrTab({ menu }: { menu: EditedMenu }) {
  const [size, setSize] = useState(DEFAULT_SIZE);
  const { hasPublicPages } = useMenuStore();
  const copy = useCopy();
  const { origin } = window.location;
  const url = `${origin}/menu/${menu.id}`;
  const code = scannedAddress(origin, { menuId: menu.id, shortCode: menu.shortCode });
  const logo = useLogoImage(menu.logoUrl);
  const draft = useDesignDraft(menu, code, logo);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="grid gap-5">
        <PrintPanel menu={menu} />
        <QrCard
          menu={menu}
          code={code}
          draft={draft}
          logo={draft.design.withLogo ? logo : undefined}
          size={size}
          onCopy={() => void copy(url)}
        />
      </div>
      <div className="grid gap-5">
        <DesignPanel menu={menu} draft={draft} />
        <Card className="grid gap-5">
          <h2 className="text-lg font-semibold">{MESSAGES.share}</h2>
          <CopyField label={MESSAGES.url} url={url} />
          <SizeSlider size={size} onChange={setSize} />
          {!hasPublicPages && <p className="text-sm text-ink-faint">{MESSAGES.onlyHere}</p>}
        </Card>
        {hasPublicPages && <EmbedPanel menu={menu} />}
      </div>
    </div>
  );
}
