import type { Currency, SecondCurrency } from '@cartaviva/domain';
import { CalendarDay, CurrencyCode, Rate } from '../rules';

/** Another currency in which diners read what prices come to. */
export class SecondCurrencyView implements SecondCurrency {
  @CurrencyCode()
  currency: Currency['code'];

  /** What one unit of it costs in the menu's currency. */
  @Rate()
  rate: string;

  /** The day of the rate. */
  @CalendarDay()
  date: string;
}
