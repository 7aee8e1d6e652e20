import { DRAFT_COLUMN_ROLES, type DraftColumnRole, type DraftTable } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { Select } from '@cartaviva/ui';
import { TABLE_MESSAGES as MESSAGES } from './messages';
import type { ColumnRoles } from './remembered-columns';

const OPTIONS = [
  { value: '', label: MESSAGES.notRead },
  ...Object.entries(MESSAGES.roles).map(([value, label]) => ({ value, label })),
];

interface TableColumnsProps {
  readonly table: DraftTable;
  readonly roles: ColumnRoles;
  readonly onRole: (column: number, role: DraftColumnRole | null) => void;
}

export function TableColumns({ table, roles, onRole }: TableColumnsProps) {
  return (
    <FirstRows
      table={table}
      head={(title, at) => (
        <label className="grid min-w-48 gap-1">
          <span className="wrap-anywhere">{title}</span>
          <Select
            options={OPTIONS}
            value={roles[at] ?? ''}
            className={roles[at] ? undefined : 'text-ink-soft'}
            onChange={({ target: { value } }) =>
              onRole(at, DRAFT_COLUMN_ROLES.find((role) => role === value) ?? null)
            }
          />
        </label>
      )}
    />
  );
}

interface FirstRowsProps {
  readonly table: DraftTable;
  readonly head: (title: string, at: number) => ReactNode;
  /** Omits unread columns that are empty in these rows. */
  readonly isBrief?: boolean;
}

export function FirstRows({ table, head, isBrief = false }: FirstRowsProps) {
  const { firstRows } = table;
  const columns = table.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ role, at }) => !isBrief || role || firstRows.some((cells) => cells[at]));
  return (
    <div className="overflow-x-auto rounded-control border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="bg-sunken text-left">
          <tr>
            {columns.map(({ title, at }) => (
              <th key={at} scope="col" className="min-w-28 px-3 py-2 align-bottom font-semibold">
                {head(title || MESSAGES.column(at), at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {firstRows.map((cells, line) => (
            <tr key={line}>
              {columns.map(({ at }) => (
                <td key={at} className="max-w-60 px-3 py-2 align-top wrap-anywhere">
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
