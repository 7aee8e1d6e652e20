import { MENU_HINTS, PLAIN_MENU_NAME } from '@cartaviva/domain';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const written = (field: 'description' | 'address' | 'phone') =>
  `nullif(menu.${field}, ${literal(MENU_HINTS[field])})`;

/** SQL expressions over the table `menu` for its texts as diners read them, like `withoutHints` in the domain. */
export const WRITTEN_FIELDS = {
  name: `CASE WHEN menu.name = ${literal(MENU_HINTS.name)} THEN ${literal(PLAIN_MENU_NAME)} ELSE menu.name END`,
  description: written('description'),
  address: written('address'),
  phone: written('phone'),
} as const;
