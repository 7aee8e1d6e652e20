import { DomainError } from '@cartaviva/contracts';
import { ticketOf } from './ticket-url';

const ours = 'http://localhost:3000';
const id = '7d706946-3314-4dcd-8951-d5fc78ad8d77';

describe('the address of an upload', () => {
  it('names its ticket', () => {
    expect(ticketOf(`${ours}/api/uploads/${id}`, 'imageURL', ours)).toBe(id);
  });

  it.each([
    `http://evil.do/api/uploads/${id}`,
    `http://localhost:3000.evil.do/api/uploads/${id}`,
    `https://localhost:3000/api/uploads/${id}`,
    `${ours}/api/uploads/../uploads/x`,
    `${ours}/api/uploads/${id}/more`,
    `${ours}/objects/${id}`,
    'file:///etc/passwd',
    'not an address',
  ])('is not %s', (url) => {
    expect(() => ticketOf(url, 'imageURL', ours)).toThrow(
      expect.objectContaining({
        code: 'INVALID_INPUT',
        details: { fields: { imageURL: 'La dirección de la imagen no es válida' } },
      } satisfies Partial<DomainError>),
    );
  });
});
