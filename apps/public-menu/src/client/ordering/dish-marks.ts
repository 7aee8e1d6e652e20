import type { Dish } from '../../menu/menu-data';
import type { ScriptMessages } from '../../messages/messages';
import { element } from './element';

/** Whether a dish can be had, and for whom it is made. */
export function dishMarks(dish: Dish, texts: ScriptMessages): HTMLElement | false {
  const { soldOut, returns, tags = [] } = dish;
  if (!soldOut && tags.length === 0) return false;
  return element(
    'p',
    { class: 'tags' },
    soldOut && element('strong', {}, texts.dish.unavailable),
    returns !== undefined && element('em', {}, returns),
    ...tags.map((tag) => element('span', {}, texts.diets[tag])),
  );
}
