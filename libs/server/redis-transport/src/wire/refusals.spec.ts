import { DomainError } from '@cartaviva/contracts';
import { fromRefusal, toRefusal } from './refusals';

describe('an error on the wire', () => {
  it('keeps its code and its details when it is ours', () => {
    const error = new DomainError('MENU_LIMIT_REACHED', { plan: 'free', limit: 1 });
    const arrived = fromRefusal(JSON.parse(JSON.stringify(toRefusal(error))) as never);
    expect(arrived).toEqual(error);
    expect(arrived.details).toEqual({ plan: 'free', limit: 1 });
  });

  it.each([new Error('password=hunter2'), 'text', undefined, { code: 'NOT_FOUND' }])(
    'is INTERNAL without a word more when it is %p',
    (error) => expect(toRefusal(error)).toEqual({ code: 'INTERNAL', details: {} }),
  );

  it('is INTERNAL when its code is of a newer release', () => {
    expect(fromRefusal({ code: 'NEW_ONE', details: {} }).code).toBe('INTERNAL');
  });
});
