import { TRIAL_DAYS } from '@cartaviva/domain';
import { CONTACT } from '../contact';
import { withValues } from './placeholders';

describe('the placeholders of documents', () => {
  it('are replaced wherever they stand', () => {
    const document = {
      title: 'Prueba',
      blocks: [{ items: ['{{trial.days}} días, {{contact.legal}}'] }],
    };
    expect(withValues(document)).toEqual({
      title: 'Prueba',
      blocks: [{ items: [`${TRIAL_DAYS} días, ${CONTACT.legal}`] }],
    });
  });

  it('are refused by a name that is none', () => {
    expect(() => withValues(['Son {{trial.weeks}} semanas'])).toThrow('{{trial.weeks}}');
  });
});
