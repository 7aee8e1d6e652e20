import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, isOpen, until } from '../../tools/engines/ports.mjs';
import { fuzz } from './fuzz.mjs';
import { LoopProbes, watchedBy } from './loop-delay/probes.mjs';

const SERVER = resolve('test-kit/fuzz/planted/server.mjs');

describe('the fuzzer', () => {
  let folder: string;
  let server: ChildProcess;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cartaviva-loops-'));
  });
  afterEach(async () => {
    if (server.exitCode === null) {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
    }
    rmSync(folder, { recursive: true });
  });

  /** What it finds in a server with a planted fault, or without one. */
  async function found(fault = '') {
    const port = await freePort();
    // Not this suite's own options: they would be added to those that watch.
    const env = { ...process.env };
    delete env['NODE_OPTIONS'];
    server = spawn(process.execPath, [SERVER, `${port}`, fault], {
      env: { ...env, ...watchedBy(folder) },
      stdio: 'inherit',
    });
    await until(() => isOpen(port), 20_000, 'the server does not listen');
    const url = `http://127.0.0.1:${port}`;
    const probes = await LoopProbes.connect(folder);
    try {
      return await fuzz({
        url,
        document: await (await fetch(`${url}/api/openapi.json`)).json(),
        probes,
        valueOf: () => 'x',
        ownBody: (body) => body,
        signedIn: () => Promise.resolve({}),
        seed: 1,
        share: 1,
        say: () => undefined,
      });
    } finally {
      probes.close();
    }
  }

  it('finds nothing where nothing is wrong', async () => {
    const { passed, failures } = await found();
    expect(failures).toEqual([]);
    expect(passed).toBeGreaterThan(150);
  });

  it('finds a text that is composed before its length is known', async () => {
    const { failures } = await found('quadratic');
    expect(failures).toContainEqual(
      expect.stringMatching(
        /^POST \/texts, text: combining marks: blocks planted-\d+ \d+ ms longer/,
      ),
    );
  });

  it('finds an answer of 500, one that the document does not describe, and a field that it does not name', async () => {
    const { failures } = await found('crash,undescribed,leak');
    expect(failures).toContainEqual('POST /texts, tags: a list of a list: answers 500 ');
    expect(failures).toContainEqual('POST /texts, tags: null: answers 418, which is not described');
    expect(failures).toContainEqual(
      expect.stringMatching(/^POST \/texts, .*: answers 200 with .*additional properties/),
    );
  });
});
