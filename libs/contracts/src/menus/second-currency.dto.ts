import type { Currency, SecondCurrency } from '@cartaviva/domain';
import { CalendarDay, CurrencyCode, Rate } from '../rules';

export class SecondCurrencyView implements SecondCurrency {
  @CurrencyCode()
  currency: Currency['code'];

  /** Price of one unit of it in the menu's currency. */
  @Rate()
  rate: string;

  @CalendarDay()
  date: string;
}
