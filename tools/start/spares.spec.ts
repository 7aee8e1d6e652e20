import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '../engines/ports.mjs';
import type { ProcessPlan } from './processes.mjs';
import type { Spares } from './spares.mjs';

const LIMIT_MS = 30_000;

describe('a process with a spare', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-spares-'));
  const script = join(folder, 'main.js');
  const loaded = join(folder, 'loaded');
  let spares: Spares;
  let plan: ProcessPlan;

  /** A program of one package, which notes that it was loaded, and of what is built now. */
  const build = (answer: string) => {
    writeFileSync(script, 'await import("./start.js");');
    writeFileSync(
      join(folder, 'start.js'),
      `import * as http from "node:http";
import * as slow from "slow-package";
http.createServer((_, response) => response.end(slow.word + ' ${answer}')).listen(process.env.PORT, '127.0.0.1');`,
    );
  };
  const ask = async () => (await fetch(plan.ready)).text();
  const answers = (text: string) =>
    until(
      () =>
        ask().then(
          (said) => said === text,
          () => false,
        ),
      LIMIT_MS,
      `it does not answer ${text}`,
    );

  beforeAll(async () => {
    process.env['DATA_DIR'] = folder;
    const { Spares } = await import('./spares.mjs');
    spares = new Spares();
    const slow = join(folder, 'node_modules/slow-package');
    mkdirSync(slow, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(slow, 'package.json'), '{"type":"module","exports":"./index.js"}');
    writeFileSync(
      join(slow, 'index.js'),
      `import { appendFileSync } from "node:fs";
appendFileSync(${JSON.stringify(loaded)}, process.pid + "\\n");
export const word = 'built';`,
    );
    const port = await freePort();
    plan = { name: 'tried', script, env: { PORT: `${port}` }, ready: `http://127.0.0.1:${port}` };
  });
  afterAll(async () => {
    await spares.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const pidsThatLoaded = () =>
    existsSync(loaded) ? readFileSync(loaded, 'utf8').trim().split('\n').map(Number) : [];

  it('begins again as one that had loaded its packages, and runs what is built by then', async () => {
    build('one');
    const first = await spares.start(plan);
    await answers('built one');
    await until(() => pidsThatLoaded().length === 2, LIMIT_MS, 'no spare loads its packages');
    const [, waiting] = pidsThatLoaded();

    build('two');
    await first.stop();
    const second = await spares.start(plan);
    expect(second.process.pid).toBe(waiting);
    await answers('built two');
    await second.stop();
  });

  it('begins without one that has ended meanwhile', async () => {
    await until(() => pidsThatLoaded().length === 3, LIMIT_MS, 'no spare loads its packages');
    process.kill(pidsThatLoaded()[2]!, 'SIGKILL');
    const gone = () => !existsSync(`/proc/${pidsThatLoaded()[2]}`);
    await until(gone, LIMIT_MS, 'it goes on');

    const third = await spares.start(plan);
    await answers('built two');
    await third.stop();
  });
});
