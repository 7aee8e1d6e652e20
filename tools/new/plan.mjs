import { addAbility } from './ability.mjs';
import { addMessage } from './message.mjs';
import { Refusal } from './names.mjs';
import { addOperation } from './operation.mjs';
import { addScreen } from './screen.mjs';

const USAGE = `npm run new -- operation menus items archive
npm run new -- message menus.item.archive
npm run new -- ability menus reservations [reservation.create]
npm run new -- screen owner-account referrals [/referidos]`;

/**
 * @param {import('./draft.mjs').Draft} draft
 * @param {readonly string[]} words
 */
export function plan(draft, [kind, first, second, third, ...others]) {
  const isComplete = others.length === 0 && first !== undefined;
  if (kind === 'message' && isComplete && second === undefined) addMessage(draft, first);
  else if (kind === 'operation' && isComplete && second && third)
    addOperation(draft, first, second, third);
  else if (kind === 'ability' && isComplete && second) addAbility(draft, first, second, third);
  else if (kind === 'screen' && isComplete && second) addScreen(draft, first, second, third);
  else throw new Refusal(`Write one of these:\n${USAGE}\n`);
}
