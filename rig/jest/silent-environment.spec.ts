import { silent } from './silent-environment.mjs';

/** Creates an environment whose suite has its own console and process. */
function anEnvironment() {
  const written: string[] = [];
  const stream = { fd: 7, write: (text: string) => written.push(text) };
  const suite = {
    console: { ...console } as Console,
    process: { stdout: stream, stderr: stream } as unknown as NodeJS.Process,
  };
  const environment = new (silent(
    class {
      global = suite;
    },
  ))();
  const state = { unhandledErrors: [] as Error[] };
  const dispatch = (name: string, test?: { errors: Error[] }) =>
    environment.handleTestEvent({ name, ...(test && { test }) }, state);
  /** @returns the messages of its errors */
  const run = async (work: () => void) => {
    const test = { errors: [] as Error[] };
    work();
    await dispatch('test_done', test);
    return test.errors.map(({ message }) => message);
  };
  return { ...suite, written, stream, state, dispatch, run };
}

async function started() {
  const environment = anEnvironment();
  await environment.dispatch('setup');
  return environment;
}

it.each(['debug', 'dir', 'error', 'info', 'log', 'trace', 'warn'] as const)(
  'fails a test that prints by console.%s, with the text, and no other test',
  async (method) => {
    const { console, run } = await started();
    expect(await run(() => console[method]('An update of %s', 'Form'))).toEqual([
      `printed console.${method}: An update of Form`,
    ]);
    expect(await run(() => undefined)).toEqual([]);
  },
);

it.each(['stdout', 'stderr'] as const)('fails a test that writes to process.%s', async (name) => {
  const { process, written, run } = await started();
  let flushed = 0;
  const write = () => process[name].write('\u001B[31mERROR\u001B[39m down\n', () => (flushed += 1));
  expect(await run(write)).toEqual([`printed process.${name}: ERROR down`]);
  expect([flushed, written]).toEqual([1, []]);
});

it('takes no notice of a write of nothing', async () => {
  const { process, run } = await started();
  expect(await run(() => process.stderr.write(''))).toEqual([]);
});

it('reports a repeated message once', async () => {
  const { console, run } = await started();
  const twice = () => ['a', 'a', 'b'].forEach((text) => console.warn(text));
  expect(await run(twice)).toEqual(['printed console.warn: a', 'printed console.warn: b']);
});

it('fails the suite when something is printed after its last test', async () => {
  const { console, state, dispatch, run } = await started();
  await run(() => undefined);
  console.error('late');
  await dispatch('run_finish');
  expect(state.unhandledErrors.map(({ message }) => message)).toEqual([
    'printed console.error: late',
  ]);
});

it('gives the process its own streams back', async () => {
  const { process, stream, dispatch } = await started();
  expect(process.stdout).not.toBe(stream);
  expect(process.stdout.fd).toBe(7);
  await dispatch('run_finish');
  expect(process.stdout).toBe(stream);
});
