import { API_KEY_SCOPES, type ApiKeyScope } from '@cartaviva/domain';
import { ACTORS, type ActorName } from './actors';
import { MATRIX } from './matrix';

export interface Row {
  /** Route as the router prints it: `GET /api/menus/:menuId`. */
  readonly route: string;
  /** Route with the menu that the call concerns: `:draftId` or `:publishedId`. */
  readonly call: string;
  readonly answers: Readonly<Record<ActorName, number>>;
  /** Expected status for an owner's key with only this scope. */
  readonly answersToScope: Readonly<Record<ApiKeyScope, number>>;
}

export const ROWS: readonly Row[] = MATRIX.trim()
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line) => {
    const [method, path, ...columns] = line.split(/\s+/);
    const call = `${method} ${path}`;
    const statusOf = (actor: ActorName) => Number(columns[ACTORS.indexOf(actor)] ?? columns[0]);
    const answers = ACTORS.map((actor) => [actor, statusOf(actor)]);
    const needed = columns[ACTORS.length];
    const answersToScope = API_KEY_SCOPES.map((scope) => [
      scope,
      needed && needed !== scope ? 403 : statusOf('key'),
    ]);
    return {
      route: call.replace(/:draftId|:publishedId/, ':menuId'),
      call,
      answers: Object.fromEntries(answers) as Row['answers'],
      answersToScope: Object.fromEntries(answersToScope) as Row['answersToScope'],
    };
  });
