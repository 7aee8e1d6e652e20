import type { NamedDocument } from '../../media/print.dto';
import { message, Nothing } from '../../message';
import { OWNER_ALONE } from '../../people/rights';
import { PageRequest, type Page } from '../../page';
import type { PaymentSetupView } from '../order.dto';
import { PaymentRequest, type PaymentView } from '../payment.dto';

export const payment = {
  setup: message('billing.payment.setup', Nothing, OWNER_ALONE).replies<
    Pick<PaymentSetupView, 'clientToken'>
  >(),
  list: message('billing.payment.list', PageRequest, OWNER_ALONE).replies<Page<PaymentView>>(),
  get: message('billing.payment.get', PaymentRequest, OWNER_ALONE).replies<PaymentView>(),
  /** Returns the receipt of a completed payment as a PDF in base64. */
  receipt: message('billing.payment.receipt', PaymentRequest, OWNER_ALONE).replies<NamedDocument>(),
} as const;
