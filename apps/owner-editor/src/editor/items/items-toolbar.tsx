import { ActionMenu, Button } from '@cartaviva/ui';
import { Download, Ellipsis, FileUp, FolderPlus, Images, Link2, Percent, Plus } from 'lucide-react';
import { useMenuStore } from '../../store/menu-store-context';
import { CATEGORY_MESSAGES } from './categories/messages';
import { Either } from './either';
import { GRID_MESSAGES } from './grid/messages';
import { MESSAGES } from './messages';
import { PHOTOS_MESSAGES } from './photos/messages';
import { SearchField } from './search/search-field';
import { SHARING_MESSAGES } from './sharing/messages';
import type { ItemsView } from './use-items-view';

interface ItemsToolbarProps {
  readonly menuId: string;
  readonly isEmpty: boolean;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Undefined when only one view is available. */
  readonly view: ItemsView | undefined;
  readonly onView: (view: ItemsView) => void;
  readonly onAdd: () => void;
  readonly onAddCategory: () => void;
  readonly onChangePrices: () => void;
  readonly onPhotos: () => void;
  readonly onImport: () => void;
  readonly onShare: () => void;
}

export function ItemsToolbar({ menuId, isEmpty, query, onQuery, view, ...on }: ItemsToolbarProps) {
  const { hasPublicPages, sharing } = useMenuStore();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!isEmpty && <SearchField query={query} onQuery={onQuery} />}
      {view && (
        <Either
          label={GRID_MESSAGES.view}
          isLabelHidden
          options={GRID_MESSAGES.views}
          value={view}
          onChange={on.onView}
        />
      )}
      <ActionMenu
        id="more-of-menu"
        label={MESSAGES.more}
        variant="secondary"
        className={`w-11 px-0 sm:order-last ${isEmpty ? 'order-last' : ''}`}
        actions={() => [
          {
            label: MESSAGES.changePrices,
            icon: <Percent aria-hidden />,
            disabled: isEmpty,
            onSelect: on.onChangePrices,
          },
          {
            label: PHOTOS_MESSAGES.title,
            icon: <Images aria-hidden />,
            disabled: isEmpty,
            onSelect: on.onPhotos,
          },
          {
            label: MESSAGES.importSpreadsheet,
            icon: <FileUp aria-hidden />,
            onSelect: on.onImport,
          },
          ...(sharing
            ? [
                {
                  label: SHARING_MESSAGES.open,
                  icon: <Link2 aria-hidden />,
                  onSelect: on.onShare,
                },
              ]
            : []),
          ...(hasPublicPages
            ? [
                {
                  label: MESSAGES.exportTable,
                  icon: <Download aria-hidden />,
                  href: `/api/menus/${menuId}/export.csv`,
                },
              ]
            : []),
        ]}
      >
        <Ellipsis aria-hidden />
      </ActionMenu>
      <div className={`flex flex-wrap gap-2 sm:ml-auto ${isEmpty ? 'grow' : 'max-sm:w-full'}`}>
        <Button
          id="new-category"
          variant="secondary"
          className="max-sm:grow max-sm:px-3"
          onClick={on.onAddCategory}
        >
          <FolderPlus aria-hidden className="max-sm:hidden" />
          {CATEGORY_MESSAGES.add}
        </Button>
        {!isEmpty && (
          <Button id="new-item" className="max-sm:grow max-sm:px-3" onClick={on.onAdd}>
            <Plus aria-hidden />
            {MESSAGES.add}
          </Button>
        )}
      </div>
    </div>
  );
}
