import {
  approximatePrice,
  centsOf,
  convertedCents,
  CURRENCIES,
  CURRENCY_NAMES,
  DEFAULT_CURRENCY,
  formatPrice,
  calendarDay,
  RATE_PATTERN,
  type Currency,
} from '@cartaviva/domain';
import { Field, Select, TextInput } from '@cartaviva/ui';
import { get, useController, useWatch } from 'react-hook-form';
import type { MenuForm } from '../menu-form';
import { MESSAGES } from './messages';
import { usePlace } from '../../store/place-context';

const { second: TEXTS } = MESSAGES;
const SAMPLE_PRICE = '725.00';

export function SecondCurrencyField({ form: { control } }: { form: MenuForm }) {
  const { country, timeZone } = usePlace();
  /** Returns the current date in the restaurant's time zone: '2026-11-20'. */
  const today = () => calendarDay(new Date(), timeZone);
  const own = useWatch({ control, name: 'currency' }) ?? DEFAULT_CURRENCY;
  const { field, formState } = useController({ control, name: 'secondCurrency' });
  const { ref, value: second, onChange } = field;
  const fault = (of: string) => {
    const message: unknown = get(formState.errors, `secondCurrency.${of}.message`);
    return typeof message === 'string' ? message : undefined;
  };
  const choose = (code: string) => {
    const { rate = '', date = today() } = second ?? {};
    onChange(code ? { currency: code as Currency['code'], rate, date } : null);
  };
  return (
    <div className="grid gap-4 sm:col-span-2 sm:grid-cols-3">
      <Field label={TEXTS.label} error={fault('currency')}>
        {(input) => (
          <Select
            ref={ref}
            options={[
              { value: '', label: TEXTS.none },
              ...CURRENCIES.filter(({ code }) => code !== own).map(({ code }) => ({
                value: code,
                label: CURRENCY_NAMES[code],
              })),
            ]}
            value={second?.currency ?? ''}
            onChange={({ target }) => choose(target.value)}
            {...input}
          />
        )}
      </Field>
      {second && (
        <>
          <Field label={TEXTS.rate(second.currency, own)} error={fault('rate')}>
            {(input) => (
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                value={second.rate}
                onChange={({ target }) => onChange({ ...second, rate: target.value.trim() })}
                {...input}
              />
            )}
          </Field>
          <Field label={TEXTS.date} error={fault('date')}>
            {(input) => (
              <TextInput
                type="date"
                max={today()}
                value={second.date}
                onChange={({ target }) => onChange({ ...second, date: target.value })}
                {...input}
              />
            )}
          </Field>
        </>
      )}
      <p role="status" className="text-sm text-ink-faint sm:col-span-3">
        {second && RATE_PATTERN.test(second.rate)
          ? TEXTS.shown(
              formatPrice(SAMPLE_PRICE, { currency: own, country }),
              approximatePrice(
                convertedCents(centsOf(SAMPLE_PRICE), second),
                second.currency,
                country,
              ),
            )
          : TEXTS.hint}
      </p>
    </div>
  );
}
