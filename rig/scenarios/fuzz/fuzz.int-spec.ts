import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort, isOpen, until } from '../../../tools/engines/ports.mjs';
import { fuzz } from './fuzz.mjs';
import { besideStrangers } from './strangers/strangers.mjs';
import { LoopProbes, watchedBy } from './loop-delay/probes.mjs';

const SERVER = resolve('rig/scenarios/fuzz/planted/server.mjs');

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

  /** Starts a server, with a planted fault if one is named, and returns its address. */
  async function start(fault: string): Promise<string> {
    const port = await freePort();
    // Removes the Node options of this suite, which would be added to those of the probe.
    const env = { ...process.env };
    delete env['NODE_OPTIONS'];
    server = spawn(process.execPath, [SERVER, `${port}`, fault], {
      env: { ...env, ...watchedBy(folder) },
      stdio: 'inherit',
    });
    await until(() => isOpen(port), 20_000, 'the server does not listen');
    return `http://127.0.0.1:${port}`;
  }

  /** Returns what the fuzzer finds in such a server. */
  async function found(fault = '') {
    const url = await start(fault);
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

  it('finds a request of strangers that delays an owner', async () => {
    const url = await start('slow');
    const { failures } = await besideStrangers({
      url,
      calls: [{ name: 'GET /slow', calls: [{ method: 'GET', path: '/slow' }] }],
      ownersCalls: [async () => (await fetch(`${url}/api/openapi.json`)).ok],
      say: () => undefined,
      measuredMs: 500,
    });
    expect(failures).toEqual([
      expect.stringMatching(/^GET \/slow, from 200 strangers: an owner waits \d+ ms/),
    ]);
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
