import { FALLBACK_THEME_COLOR, readableOn } from '@cartaviva/domain';
import { MapPin, Phone } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { EditedCategory, EditedItem, EditedMenu } from '../../store/menu-store';
import { groupItems } from '../items/item-groups';
import { Picture } from '../pictures/picture';
import { MESSAGES } from './messages';
import { PreviewSection } from './preview-section';

/** The diner page's own faces: the phone's, none of ours. */
const SERIF = "ui-serif, 'Iowan Old Style', Palatino, 'Noto Serif', Georgia, serif";
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** The grounds that the restaurant's colour is read on, in light and in dark. */
const GROUNDS = { light: '#fbfaf7', dark: '#16211d' };

interface MenuPreviewProps {
  readonly menu: EditedMenu;
  readonly categories: readonly EditedCategory[];
  readonly items: readonly EditedItem[];
}

/** The menu as diners will read it, drawn from what the editor holds, saved or not. */
export function MenuPreview({ menu, categories, items }: MenuPreviewProps) {
  const groups = groupItems(categories, items).filter((group) => group.items.length > 0);
  return (
    <article
      style={{ fontFamily: SANS, ...lookOf(menu.themeColor) }}
      className="min-h-full bg-paper pb-8 text-ink [--brand:var(--brand-light)] dark:[--brand:var(--brand-dark)]"
    >
      <Header menu={menu} />
      <div className="grid gap-4 px-3">
        {groups.length === 0 && (
          <p className="px-4 py-8 text-center font-(family-name:--menu-serif) text-lg italic">
            {MESSAGES.empty}
          </p>
        )}
        {groups.map((group) => (
          <PreviewSection
            key={group.category?.id ?? 'loose'}
            title={group.category?.name}
            items={group.items}
            currency={menu.currency}
          />
        ))}
      </div>
    </article>
  );
}

function lookOf(chosen: string) {
  const color = /^#[0-9a-f]{6}$/i.test(chosen) ? chosen : FALLBACK_THEME_COLOR;
  return {
    '--menu-serif': SERIF,
    '--fill': color,
    '--tint': `${color}1f`,
    '--brand-light': readableOn(color, GROUNDS.light),
    '--brand-dark': readableOn(color, GROUNDS.dark),
  } as CSSProperties;
}

function Header({ menu }: { menu: EditedMenu }) {
  const { restaurantName, name, description, address, phone, logoUrl } = menu;
  return (
    <header className="border-t-8 border-(--fill) px-5 pt-7 pb-6 text-center shadow-[inset_0_3px_var(--color-paper),inset_0_4px_var(--fill)]">
      {logoUrl && (
        <Picture
          path={logoUrl}
          alt={MESSAGES.logo(restaurantName)}
          className="mx-auto mb-4 size-20 rounded-card border border-line"
        />
      )}
      <p className="font-(family-name:--menu-serif) text-4xl leading-[1.04] font-semibold tracking-tight text-balance wrap-anywhere text-(--brand)">
        {restaurantName}
      </p>
      <p className="mt-3 flex items-center justify-center gap-3.5 text-xs font-semibold tracking-[0.14em] text-balance wrap-anywhere uppercase before:min-w-4 before:shrink-99 before:basis-14 before:border-t before:border-(--brand) after:min-w-4 after:shrink-99 after:basis-14 after:border-t after:border-(--brand)">
        {name}
      </p>
      {description && (
        <p className="mt-3 font-(family-name:--menu-serif) text-lg leading-snug text-balance whitespace-pre-line text-ink-soft italic">
          {description}
        </p>
      )}
      {(address || phone) && (
        <div className="mt-4 grid gap-2 text-sm">
          {address && (
            <p>
              <MapPin aria-hidden className="mr-1.5 inline size-4 text-(--brand)" />
              {address}
            </p>
          )}
          {phone && (
            <p>
              <Phone aria-hidden className="mr-1.5 inline size-4 text-(--brand)" />
              {phone}
            </p>
          )}
        </div>
      )}
    </header>
  );
}
