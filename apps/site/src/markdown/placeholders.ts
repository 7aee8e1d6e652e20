import {
  apiCallsOf,
  CODE_LENGTH,
  CODE_MINUTES,
  CODE_RESEND_SECONDS,
  DIETARY_TAGS,
  ERASURE_GRACE_DAYS,
  INVITATION_DAYS,
  PLANS,
  planWith,
  RETURN_HOUR,
  SESSION_DAYS,
  TRIAL_DAYS,
  type Plan,
} from '@cartaviva/domain';
import { CONTACT } from '../contact';

const menusOf = (limit: number | null) =>
  limit === null ? 'menús ilimitados' : limit === 1 ? '1 menú' : `${limit} menús`;

const peopleOf = (limit: number | null) =>
  limit === null ? 'personas sin límite' : limit === 1 ? '1 persona' : `${limit} personas`;

const priceOf = ({ monthlyPrice }: Plan) => Number(monthlyPrice);

/** Values for names in double braces, so that documents always match the product. */
const PLACEHOLDERS = new Map<string, string | number>([
  ['trial.days', TRIAL_DAYS],
  ['session.days', SESSION_DAYS],
  ['invitation.days', INVITATION_DAYS],
  ['erasure.days', ERASURE_GRACE_DAYS],
  ['code.length', CODE_LENGTH],
  ['code.minutes', CODE_MINUTES],
  ['code.resendSeconds', CODE_RESEND_SECONDS],
  ['return.hour', RETURN_HOUR],
  ['dietaryTags', `${DIETARY_TAGS.slice(0, -1).join(', ')} o ${DIETARY_TAGS.at(-1)}`],
  ['contact.support', CONTACT.support],
  ['contact.sales', CONTACT.sales],
  ['contact.legal', CONTACT.legal],
  ['planWith.languages', planWith('languages').name],
  ['planWith.branding', planWith('branding').name],
  ['planWith.analytics', planWith('advancedAnalytics').name],
  ['planWith.whiteLabel', planWith('whiteLabel').name],
  ['planWith.integrations', planWith('integrations').name],
  ['plans.prices', PLANS.map((plan) => `${plan.name}, US$${priceOf(plan)}`).join('; ')],
  ...PLANS.flatMap((plan): [string, string | number][] => [
    [`plan.${plan.id}.name`, plan.name],
    [`plan.${plan.id}.menus`, menusOf(plan.menuLimit)],
    [`plan.${plan.id}.menuLimit`, plan.menuLimit ?? 'sin límite'],
    [`plan.${plan.id}.people`, peopleOf(plan.peopleLimit)],
    [`plan.${plan.id}.price`, priceOf(plan)],
    [`plan.${plan.id}.apiCalls`, apiCallsOf(plan)],
  ]),
]);

const MARK = /\{\{([^{}]*)\}\}/g;

function valueOf(name: string): string {
  const value = PLACEHOLDERS.get(name);
  if (value === undefined) throw new Error(`A document says {{${name}}}, which is no placeholder`);
  return `${value}`;
}

/**
 * Replaces names in a document with their values. Throws for an unknown name. The build renders every page and fails
 * in that case.
 */
export const withValues = <T>(document: T): T =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(MARK, (__, name: string) => valueOf(name)) : value,
  ) as T;
