import { CURRENCY_NAMES, currencyOf, menuLabel } from '@cartaviva/domain';
import { Button, Dialog, Field, Select, Spinner } from '@cartaviva/ui';
import { useState } from 'react';
import type { EditedItem, EditedMenu, OtherMenu } from '../../../store/menu-store';
import { useChangeSharing, useOtherMenus } from '../../../store/use-sharing';
import { useToasts } from '../../toasts';
import { SHARING_MESSAGES as MESSAGES } from './messages';
import { OtherItems } from './other-items';

interface ShareDialogProps {
  readonly menu: EditedMenu;
  readonly items: readonly EditedItem[];
  readonly onClose: () => void;
}

export default function ShareDialog({ menu, items, onClose }: ShareDialogProps) {
  const { data: menus, error } = useOtherMenus(menu.id);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setIsSending] = useState(false);
  const { share } = useChangeSharing(menu.id);
  const toasts = useToasts();

  async function add(): Promise<void> {
    setIsSending(true);
    try {
      toasts.done(MESSAGES.added(await share([...chosen])));
      onClose();
    } catch (failure) {
      toasts.failed(MESSAGES.notAdded, failure);
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={MESSAGES.open} description={MESSAGES.text}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {menus?.length === 0 && <p className="text-ink-soft">{MESSAGES.noMenus}</p>}
        {!menus && (error ? <p role="alert">{MESSAGES.unread}</p> : <Spinner />)}
        {menus && menus.length > 0 && (
          <Source
            menus={menus}
            currency={menu.currency}
            present={items}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <div className="sticky -bottom-5 -mx-5 -mb-5 flex justify-end border-t border-line bg-surface px-5 py-3 sm:-bottom-6 sm:-mx-6 sm:-mb-6">
          <Button busy={isSending} disabled={chosen.size === 0} onClick={() => void add()}>
            {MESSAGES.add(chosen.size)}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface SourceProps {
  readonly menus: readonly OtherMenu[];
  /** Currency of the menu that receives the items. */
  readonly currency: string;
  readonly present: readonly EditedItem[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Selector for the source menu. Items selected in one menu stay selected when another one is shown. */
function Source({ menus, currency, ...props }: SourceProps) {
  const [menu, setMenu] = useState(menus[0]!);
  return (
    <>
      <Field label={MESSAGES.menu}>
        {(control) => (
          <Select
            options={menus.map((one) => ({ value: one.id, label: menuLabel(one, menus) }))}
            {...control}
            value={menu.id}
            onChange={({ target }) =>
              setMenu(menus.find(({ id }) => id === target.value) ?? menus[0]!)
            }
          />
        )}
      </Field>
      {menu.currency !== currency && (
        <p role="status" className="text-sm font-medium text-amber">
          {MESSAGES.otherCurrency(CURRENCY_NAMES[currencyOf(menu.currency).code])}
        </p>
      )}
      <OtherItems key={menu.id} menu={menu} {...props} />
    </>
  );
}
