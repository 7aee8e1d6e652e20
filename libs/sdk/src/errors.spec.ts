import { CartaVivaError, unwrap } from './errors';

const answered = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const response = new Response(null, { status, statusText: 'Payment Required', headers });
  return Promise.resolve(response.ok ? { data: body, response } : { error: body, response });
};

const refusal = async (...call: Parameters<typeof answered>) =>
  unwrap(answered(...call)).then(
    () => undefined,
    (error: unknown) => error as CartaVivaError,
  );

const problem = {
  type: 'urn:cartaviva:problem:menu-limit-reached',
  title: 'Payment Required',
  status: 402,
  error: 'Tu plan permite 1 menú.',
  fields: { name: 'Falta el nombre' },
  requestId: 'r-1',
};

describe('unwrap', () => {
  it('gives what a call replies', async () => {
    expect(await unwrap(answered(200, [1, 2]))).toEqual([1, 2]);
    expect(await unwrap(answered(204, undefined))).toBeUndefined();
  });

  it('throws a refusal with its status, its reason and its sentence', async () => {
    const error = await refusal(402, problem, { 'Retry-After': '60' });
    expect(error).toBeInstanceOf(CartaVivaError);
    expect(error).toMatchObject({
      name: 'CartaVivaError',
      message: 'Tu plan permite 1 menú.',
      status: 402,
      code: 'menu-limit-reached',
      problem,
      requestId: 'r-1',
      retryAfterSeconds: 60,
    });
  });

  it.each([
    ['https://cartaviva.do/documentacion-api#menu-limit-reached', 'menu-limit-reached'],
    ['https://cartaviva.do/problemas/menu-limit-reached', 'menu-limit-reached'],
    [undefined, 'unknown'],
  ])('reads the reason from %s', async (type, code) => {
    expect(await refusal(402, { ...problem, type })).toMatchObject({ code });
  });

  it.each(['<h1>Bad Gateway</h1>', '', undefined, null])(
    'throws what is no problem of ours by its status: %j',
    async (body) => {
      const error = await refusal(502, body, { 'X-Request-Id': 'r-2' });
      expect(error).toMatchObject({ status: 502, code: 'unknown', problem: {}, requestId: 'r-2' });
      expect(error!.message).toBe('502 Payment Required');
      expect(error!.retryAfterSeconds).toBeUndefined();
    },
  );
});
