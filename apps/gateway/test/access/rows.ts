import { MEMBER_ROLES, type MemberRole } from '@cartaviva/contracts';
import { API_KEY_SCOPES, type ApiKeyScope } from '@cartaviva/domain';
import { ACTORS, type ActorName } from './actors';
import { MATRIX } from './matrix';

type Answers = Readonly<Record<ActorName, number>>;

export interface Row {
  /** Route as the router prints it: `GET /api/menus/:menuId`. */
  readonly route: string;
  /** Route with the menu that the call concerns: `:draftId` or `:publishedId`. */
  readonly call: string;
  readonly answers: Answers;
  /** Expected status for an owner's key with only this scope. */
  readonly answersToScope: Readonly<Record<ApiKeyScope, number>>;
  /** Expected status for the owner's members. Undefined if the call does not depend on its caller. */
  readonly answersToMembers: Readonly<Record<MemberRole, number>> | undefined;
}

export const ROWS: readonly Row[] = MATRIX.trim()
  .split('\n\n')
  .flatMap((group) => {
    const [title = '', ...lines] = group.split('\n');
    return lines.map((line) => toRow(title, line));
  });

/** Calls whose answer depends on the caller. */
export const ROWS_OF_KNOWN = ROWS.filter(
  (row): row is Row & { answersToMembers: object } => row.answersToMembers !== undefined,
);

function toRow(title: string, line: string): Row {
  const [method, path, ...columns] = line.split(/\s+/);
  const [who = '', kind = ''] = title.split(/[:,] */);
  const { answers, scope } = read(title, columns);
  const toScope = (own: ApiKeyScope) => (scope && scope !== own ? 403 : answers.key);
  return {
    route: `${method} ${path}`.replace(/:draftId|:publishedId/, ':menuId'),
    call: `${method} ${path}`,
    answers,
    answersToScope: byName(API_KEY_SCOPES, toScope),
    answersToMembers:
      who === 'everyone'
        ? undefined
        : byName(MEMBER_ROLES, (role) => {
            if (who.split(' ').includes(role)) return answers.owner;
            const isOwn = who === 'themself' || kind === 'others for themself';
            return isOwn ? answers.stranger : 403;
          }),
  };
}

/** Reads the columns of a row, which depend on its group. */
function read(title: string, columns: readonly string[]): { answers: Answers; scope?: string } {
  const [first = '', second, scope] = columns;
  if (title.startsWith('everyone')) return { answers: byName(ACTORS, () => Number(first)) };
  if (title.endsWith('each kind of caller')) {
    const answers = byName(ACTORS, (actor) => Number(columns[ACTORS.indexOf(actor)]));
    return { answers, ...withScope(columns[ACTORS.length]) };
  }
  const unknown = { visitor: 401, unverified: 401, ended: 401, 'dead key': 401 };
  if (title.startsWith('admin,') || title === 'admin') {
    const toKeys = title === 'admin' ? 403 : 401;
    const others = { owner: 403, stranger: 403, key: toKeys, 'strange key': toKeys };
    return { answers: { ...unknown, ...others, admin: Number(first) } };
  }
  const [owner, stranger] = [Number(first), Number(second)];
  const keys = scope ? [owner, stranger] : [403, 403];
  const [key = 0, strangeKey = 0] = keys;
  return {
    answers: { ...unknown, owner, stranger, admin: stranger, key, 'strange key': strangeKey },
    ...withScope(scope === 'any' ? undefined : scope),
  };
}

function withScope(scope: string | undefined): { scope?: string } {
  return scope === undefined ? {} : { scope };
}

function byName<Name extends string>(names: readonly Name[], toStatus: (name: Name) => number) {
  const statuses = names.map((name) => [name, toStatus(name)]);
  return Object.fromEntries(statuses) as Record<Name, number>;
}
