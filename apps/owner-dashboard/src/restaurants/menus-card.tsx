import { api, ifMatch, isRefusal, sentenceOf } from '@cartaviva/api-client';
import type { MenuView, RestaurantMenuView, RestaurantView } from '@cartaviva/contracts';
import { labelOfMenu, menuLabel, MENUS_PER_RESTAURANT } from '@cartaviva/domain';
import { Button, Card, Field, Select, useToast } from '@cartaviva/ui';
import { useState } from 'react';
import { useMenus } from '../dashboard/use-menus';
import { MenuRow } from './menu-row';
import { MESSAGES } from './messages';
import { OtherMenus } from './other-menus';

const { menus: TEXTS } = MESSAGES;

interface MenusCardProps {
  readonly restaurant: RestaurantView;
  readonly keep: (restaurant: RestaurantView) => Promise<void>;
  readonly reread: () => Promise<unknown>;
}

export function MenusCard({ restaurant, keep, reread }: MenusCardProps) {
  const { data: all = [] } = useMenus();
  const [menus, setMenus] = useState<readonly RestaurantMenuView[]>(restaurant.menus);
  const [announced, setAnnounced] = useState('');
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  // State that the changes are based on. The server rejects them if another window saved other menus since.
  const [base, setBase] = useState(restaurant);
  const isBase = isSame(restaurant.menus, base.menus);
  const isChanged = !isSame(menus, base.menus);
  if (!isBase && !isChanged) take(restaurant);

  function take(stored: RestaurantView): void {
    setBase(stored);
    setMenus(stored.menus);
  }

  // The stored order is used, because moving a menu does not change its label.
  const known = new Map([...restaurant.menus, ...menus].map((menu) => [menu.menuId, menu]));
  const named = [...known.values()].map((menu) => ({ ...menu, id: menu.menuId }));
  const toLabel = (menu: RestaurantMenuView) =>
    labelOfMenu(
      menu,
      named.filter(({ name }) => name === menu.name),
    );

  /** Returns the menu if it is not in the restaurant yet. Diners will see it differently once it is. */
  const findJoining = ({ menuId }: RestaurantMenuView) =>
    restaurant.menus.some((one) => one.menuId === menuId)
      ? undefined
      : all.find(({ id }) => id === menuId);

  function move(at: number, to: number): void {
    const moved = menus[at]!;
    setMenus(menus.toSpliced(at, 1).toSpliced(to, 0, moved));
    setAnnounced(TEXTS.moved(toLabel(moved), to + 1, menus.length));
  }

  async function save({ version }: RestaurantView): Promise<void> {
    setBusy(true);
    try {
      const tabs = menus.map(({ menuId, tabName, servedHours, showsRestaurantName }) => ({
        menuId,
        servedHours,
        tabName: tabName?.trim() || null,
        showsRestaurantName,
      }));
      const saved = await api.put('/api/restaurants/{restaurantId}/menus', {
        params: {
          path: { restaurantId: restaurant.id },
          header: ifMatch(version),
        },
        body: { menus: tabs },
      });
      take(saved);
      await keep(saved);
      toast({ title: TEXTS.saved, tone: 'success' });
    } catch (error) {
      const description = sentenceOf(error, TEXTS.failed);
      toast({ title: MESSAGES.error, description, tone: 'destructive' });
      if (isRefusal(error, 'changed-meanwhile')) await reread();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h2 className="text-lg font-semibold">{TEXTS.title}</h2>
        <p className="mt-1 max-w-prose text-sm text-ink-soft">{TEXTS.hint}</p>
      </div>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {menus.length === 0 && <p className="text-ink-soft">{TEXTS.none}</p>}
      <ul className="divide-y divide-line">
        {menus.map((menu, at) => (
          <MenuRow
            key={menu.menuId}
            menu={menu}
            label={toLabel(menu)}
            restaurant={restaurant}
            joining={findJoining(menu)}
            change={(next) => setMenus(menus.with(at, next))}
            up={at > 0 ? () => move(at, at - 1) : undefined}
            down={at < menus.length - 1 ? () => move(at, at + 1) : undefined}
            remove={() => setMenus(menus.toSpliced(at, 1))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <AddMenu all={all} menus={menus} add={(menu) => setMenus([...menus, tabOf(menu)])} />
        <Button
          busy={busy}
          disabled={!isChanged}
          onClick={() => void save(isBase ? restaurant : base)}
        >
          {TEXTS.save}
        </Button>
      </div>
      {!isBase && isChanged && (
        <OtherMenus
          menus={restaurant.menus}
          busy={busy}
          onKeep={() => void save(restaurant)}
          onTake={() => take(restaurant)}
        />
      )}
    </Card>
  );
}

const isSame = (one: readonly RestaurantMenuView[], other: readonly RestaurantMenuView[]) =>
  JSON.stringify(one) === JSON.stringify(other);

const tabOf = ({ id, name, slug, isPublished, restaurantName }: MenuView): RestaurantMenuView => ({
  ...{ menuId: id, name, slug, isPublished, tabName: null, servedHours: null },
  restaurantName,
  showsRestaurantName: false,
});

interface AddMenuProps {
  readonly all: readonly MenuView[];
  readonly menus: readonly RestaurantMenuView[];
  readonly add: (menu: MenuView) => void;
}

function AddMenu({ all, menus, add }: AddMenuProps) {
  const own = new Set(menus.map(({ menuId }) => menuId));
  const others = all.filter(({ id }) => !own.has(id));
  if (others.length === 0 || menus.length >= MENUS_PER_RESTAURANT) return <span />;
  const options = others.map((menu) => ({
    value: menu.id,
    label: menuLabel(menu, all),
  }));
  return (
    <div className="w-full sm:max-w-80">
      <Field label={TEXTS.add}>
        {(control) => (
          <Select
            options={[{ value: '', label: TEXTS.choose }, ...options]}
            value=""
            onChange={({ target }) => {
              const chosen = others.find(({ id }) => id === target.value);
              if (chosen) add(chosen);
            }}
            {...control}
          />
        )}
      </Field>
    </div>
  );
}
