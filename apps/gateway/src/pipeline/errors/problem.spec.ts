import { DomainError, ERROR_CODES } from '@cartaviva/contracts';
import { problemOf, retryAfter } from './problem';
import { toDomainError } from './to-domain-error';

const problemAbout = (error: DomainError) => problemOf(error, '/api/menus', 'request-1');

describe('a refusal', () => {
  it.each(ERROR_CODES)('%s has a status of its kind and a sentence', (code) => {
    const { status, title, error, detail } = problemAbout(new DomainError(code));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(title).toMatch(/^[A-Z]/);
    expect(error).toMatch(/^[A-ZÁÉÍÓÚ¿¡].{10,}/);
    expect(detail).toBe(error);
  });

  it.each(ERROR_CODES)('%s has a detail in English, and the same type', (code) => {
    const refusal = new DomainError(code);
    const { type, detail, error } = problemOf(refusal, '/api/menus', 'request-1', 'en');
    expect(detail).toMatch(/^[A-Z0-9][ -~]{10,}\.$/);
    expect([type, error]).toEqual([problemAbout(refusal).type, problemAbout(refusal).error]);
  });

  it('tells what is wrong in the words of the forms, field by field', () => {
    const fields = {
      email: 'Email inválido',
      password: 'La contraseña debe tener al menos 6 caracteres',
    };
    expect(problemAbout(new DomainError('INVALID_INPUT', { fields }))).toEqual({
      type: 'urn:cartaviva:problem:invalid-input',
      title: 'Bad Request',
      status: 400,
      detail: 'Email inválido. La contraseña debe tener al menos 6 caracteres.',
      instance: '/api/menus',
      error: 'Email inválido. La contraseña debe tener al menos 6 caracteres.',
      fields,
      requestId: 'request-1',
    });
  });

  it.each([
    [1, '1 segundo'],
    [42, '42 segundos'],
    [600, '10 minutos'],
    [86_400, '24 horas'],
  ])('of too many tries in a time says that %s s are %s', (retryAfterSeconds, wait) => {
    const { error } = problemAbout(new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds }));
    expect(error).toBe(`Demasiados intentos. Espera ${wait}.`);
  });

  it('of a plan names the plan, its limit and where to have more', () => {
    const { status, error } = problemAbout(
      new DomainError('MENU_LIMIT_REACHED', { plan: 'inicial', limit: 3 }),
    );
    expect(status).toBe(402);
    expect(error).toContain('Inicial');
    expect(error).toContain('3 menús');
    expect(error).toContain('Mi Perfil');
  });

  it('without a session contains the word that browsers look for', () => {
    expect(problemAbout(new DomainError('UNAUTHENTICATED')).title).toBe('Unauthorized');
  });

  it('of a key speaks of the key, and is of the same type', () => {
    const ofKey = problemAbout(new DomainError('UNAUTHENTICATED', { isKey: true }));
    const ofSession = problemAbout(new DomainError('UNAUTHENTICATED'));
    expect(ofKey.error).toBe('Esta clave no es válida, venció o fue revocada.');
    expect(ofSession.error).toBe('Inicia sesión para continuar.');
    expect([ofKey.type, ofKey.status]).toEqual([ofSession.type, ofSession.status]);
  });

  it('that time may lift says when to come back', () => {
    expect(retryAfter(new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 }))).toBe(7);
    expect(retryAfter(new DomainError('UNAVAILABLE'))).toBeGreaterThan(0);
    expect(retryAfter(new DomainError('MENU_NOT_FOUND'))).toBeUndefined();
  });
});

describe('an error that is no refusal', () => {
  it('tells nothing of itself', () => {
    const problem = problemAbout(toDomainError(new Error('relation "users" does not exist')));
    expect(problem.status).toBe(500);
    expect(JSON.stringify(problem)).not.toContain('users');
  });

  it('of the framework keeps its status where it has one of ours', () => {
    const status = (statusCode: number) =>
      problemAbout(toDomainError(Object.assign(new Error(), { statusCode }))).status;
    expect([404, 413, 415, 429, 503].map(status)).toEqual([404, 413, 415, 429, 503]);
    expect([400, 408, 414, 422].map(status)).toEqual([400, 400, 400, 400]);
    expect([500, 502].map(status)).toEqual([500, 500]);
  });

  it.each([undefined, null, 'text', 42])('may even be %p', (thrown) => {
    expect(toDomainError(thrown).code).toBe('INTERNAL');
  });
});
