import type { ExampleCall } from './languages/example-call';
import { curlExample } from './languages/curl';
import { javaScriptExample } from './languages/javascript';
import { pythonExample } from './languages/python';
import type { Operation } from './operation';
import { BODIES, FILES, QUERIES } from './samples';

/** The parameters of addresses, as the examples' variables. */
const VARIABLES: Readonly<Record<string, string>> = {
  menuId: '$MENU_ID',
  categoryId: '$CATEGORY_ID',
  itemId: '$ITEM_ID',
  ticketId: '$TICKET_ID',
  webhookId: '$WEBHOOK_ID',
  language: 'en',
};

export function exampleCallOf({ name, method, path, answer }: Operation): ExampleCall {
  const body = BODIES[name];
  const file = Object.keys(answer.content).map((type) => FILES[type])[0];
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => VARIABLES[name]!) + (QUERIES[name] ?? ''),
    isEmpty: Object.keys(answer.content).length === 0,
    ...(body && { body }),
    ...(file && { file }),
  };
}

/** The languages of the examples; `code` is what the page's blocks are marked with. */
export const LANGUAGES = [
  { code: 'curl', name: 'curl', write: curlExample },
  { code: 'javascript', name: 'JavaScript', write: javaScriptExample },
  { code: 'python', name: 'Python', write: pythonExample },
] as const;
