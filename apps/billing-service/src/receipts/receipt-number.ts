import type { EntityManager } from 'typeorm';

const NEXT = `
  INSERT INTO receipt_numbers (year, last) VALUES ($1, 1)
  ON CONFLICT (year) DO UPDATE SET last = receipt_numbers.last + 1
  RETURNING last`;

/** Santo Domingo is at UTC-4 all year. */
const yearInSantoDomingo = (moment: Date) =>
  new Date(moment.getTime() - 4 * 3_600_000).getUTCFullYear();

export const receiptNumber = (year: number, count: number) =>
  `CV-${year}-${String(count).padStart(6, '0')}`;

/**
 * Returns the next number of the year, without gaps. The counter stays locked until the transaction ends, and a
 * rollback returns the number.
 */
export async function nextReceiptNumber(manager: EntityManager, paidAt: Date): Promise<string> {
  const year = yearInSantoDomingo(paidAt);
  const [{ last }] = await manager.query<[{ last: number }]>(NEXT, [year]);
  return receiptNumber(year, last);
}
