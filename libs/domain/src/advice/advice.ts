import { ADVICE_RULES, MAX_ADVICE, type AdviceRule } from './advice-rules';
import { busyHours } from './busy-hours';
import { emptySearch } from './empty-search';
import type { AdvisedMenu, AdviceFigures, Finding, Rule } from './figures';
import { filterFewItems } from './filter-few-items';
import { itemNeverOpened } from './item-never-opened';
import { itemWithoutPhoto } from './item-without-photo';
import { languageIncomplete } from './language-incomplete';
import { notScanned } from './not-scanned';
import { soldOutOpened } from './sold-out-opened';

interface Weighed {
  readonly find: Rule;
  /**
   * Weight of each person that a finding is about. It is highest for people who left without what they wanted, and
   * lowest for common behaviour without a loss to the restaurant.
   */
  readonly worth: number;
}

const RULES: Readonly<Record<AdviceRule, Weighed>> = {
  'empty-search': { find: emptySearch, worth: 5 },
  'sold-out-opened': { find: soldOutOpened, worth: 4 },
  'filter-few-items': { find: filterFewItems, worth: 3 },
  'language-incomplete': { find: languageIncomplete, worth: 1 },
  'item-without-photo': { find: itemWithoutPhoto, worth: 0.5 },
  'not-scanned': { find: notScanned, worth: 0.3 },
  'item-never-opened': { find: itemNeverOpened, worth: 0.2 },
  'busy-hours': { find: busyHours, worth: 0.1 },
};

export interface AdviceOfRule extends Omit<Finding, 'people'> {
  readonly rule: AdviceRule;
}

/** Returns at most three suggestions for a menu, the most useful first, at most one per rule. */
export function adviceOf(figures: AdviceFigures, menu: AdvisedMenu): AdviceOfRule[] {
  return ADVICE_RULES.flatMap((rule) => {
    const { find, worth } = RULES[rule];
    const finding = find(figures, menu);
    return finding ? [{ rule, weight: finding.people * worth, finding }] : [];
  })
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MAX_ADVICE)
    .map(({ rule, finding: { sentence, action, path } }) => ({ rule, sentence, action, path }));
}
