import { api } from '@cartaviva/api-client';
import { CreateRestaurantRequest, type MenuView } from '@cartaviva/contracts';
import { browserPlace, menuLabel, MENUS_PER_RESTAURANT } from '@cartaviva/domain';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import {
  Button,
  Card,
  PageHeader,
  Skeleton,
  TextInput,
  useDocumentTitle,
  useToast,
} from '@cartaviva/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMenus } from '../dashboard/use-menus';
import { useRefreshMenus } from '../dashboard/use-refresh-menus';
import { useRestaurants } from '../dashboard/use-restaurants';
import { MESSAGES } from './messages';
import { PublicName } from './public-name';
import { onlyPlace, ReadOtherwise } from './read-otherwise';

const { create: TEXTS } = MESSAGES;

/** `/restaurantes/nuevo`: asks for a name and the menus. */
export default function NewRestaurantScreen() {
  const { data: menus } = useMenus();
  useDocumentTitle(TEXTS.title);
  return (
    <>
      <PageHeader
        back={{ to: '/dashboard', label: MESSAGES.back }}
        title={TEXTS.title}
        description={TEXTS.description}
      />
      {menus ? <NewRestaurant menus={menus} /> : <Skeleton className="h-80" />}
    </>
  );
}

function NewRestaurant({ menus }: { readonly menus: readonly MenuView[] }) {
  const { data: read, mutate } = useRestaurants();
  const restaurants = read ?? [];
  const refreshMenus = useRefreshMenus();
  // The current restaurant name of the first menu is the suggestion.
  const form = useDtoForm(CreateRestaurantRequest, { name: menus[0]?.restaurantName ?? '' });
  /** Maps the ids of chosen menus to whether the menu shows the restaurant's name. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const restaurantName = useWatch({ control: form.control, name: 'name' });
  /** The restaurant gets the place of its first menu. */
  const first = menus.find(({ id }) => chosen.has(id));
  const navigate = useNavigate();
  const toast = useToast();
  const places = new Map(
    restaurants.flatMap(({ name, menus }) => menus.map(({ menuId }) => [menuId, name] as const)),
  );

  const create = form.onSubmit(async ({ name }) => {
    const own = menus
      .filter(({ id }) => chosen.has(id))
      .map(({ id }) => ({ menuId: id, showsRestaurantName: chosen.get(id) === true }));
    // The service knows where the account's other restaurants are.
    const isFirst = menus.length === 0 && read?.length === 0;
    const place = isFirst ? browserPlace() : {};
    const made = await api.post('/api/restaurants', { body: { name, menus: own, ...place } });
    await Promise.all([mutate(), refreshMenus()]);
    toast({ title: TEXTS.done(made.name), tone: 'success' });
    await navigate(`/restaurantes/${made.id}`, { replace: true });
  }, TEXTS.failed);

  return (
    <Card className="max-w-160">
      <form onSubmit={(event) => void create(event)} noValidate className="grid gap-6">
        <DtoField form={form} name="name" label={TEXTS.name} required>
          {(input) => <TextInput autoComplete="organization" {...input} />}
        </DtoField>
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold">{TEXTS.menus}</legend>
          <p className="mb-1 text-sm text-ink-faint">{TEXTS.menusHint}</p>
          {menus.map((menu) => (
            <div key={menu.id}>
              <Choice
                menu={menu}
                place={places.get(menu.id)}
                checked={chosen.has(menu.id)}
                disabled={!chosen.has(menu.id) && chosen.size >= MENUS_PER_RESTAURANT}
                choose={(isChosen) => setChosen(withChoice(chosen, menu.id, isChosen))}
              />
              {chosen.has(menu.id) && (
                <div className="pl-10">
                  <PublicName
                    menu={menuLabel(menu, menus)}
                    shown={menu.restaurantName}
                    restaurant={restaurantName}
                    showsRestaurant={chosen.get(menu.id) === true}
                    change={(shows) => setChosen(new Map(chosen).set(menu.id, shows))}
                  />
                  {first && <ReadOtherwise menu={menu} restaurant={onlyPlace(first)} />}
                </div>
              )}
            </div>
          ))}
        </fieldset>
        <FormError message={form.formState.errors.root?.message} />
        <Button type="submit" className="sm:justify-self-start" busy={form.formState.isSubmitting}>
          {TEXTS.submit}
        </Button>
      </form>
    </Card>
  );
}

/** Adds or removes a menu. An added menu keeps its own name at first. */
function withChoice(chosen: ReadonlyMap<string, boolean>, id: string, isChosen: boolean) {
  const next = new Map(chosen);
  if (isChosen) next.set(id, false);
  else next.delete(id);
  return next;
}

interface ChoiceProps {
  readonly menu: MenuView;
  readonly place: string | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly choose: (isChosen: boolean) => void;
}

function Choice({ menu, place, checked, disabled, choose }: ChoiceProps) {
  const notes = [!menu.isPublished && TEXTS.draft, place && TEXTS.elsewhere(place)];
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-sunken">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => choose(target.checked)}
      />
      <span className="min-w-0 wrap-anywhere">
        {menu.name}
        <span className="block text-sm text-ink-faint">
          {[menu.restaurantName, ...notes].filter(Boolean).join(' · ')}
        </span>
      </span>
    </label>
  );
}
