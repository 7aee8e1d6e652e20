import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '../engines/ports.mjs';
import type { ProcessPlan } from './processes.mjs';
import type { Spares } from './spares.mjs';

const LIMIT_MS = 30_000;

describe('a process with a spare', () => {
  let folder: string;
  let spares: Spares;
  let plan: ProcessPlan;

  /** Builds a program that imports one package and then runs `body`. */
  const build = (body: string) =>
    writeFileSync(
      join(folder, 'start.js'),
      `import * as http from "node:http";\nimport * as slow from "slow-package";\n${body}`,
    );
  const buildServer = (answer: string) =>
    build(
      `http.createServer((_, response) => response.end(slow.word + ' ${answer}')).listen(process.env.PORT, '127.0.0.1');`,
    );
  const answers = (text: string) =>
    until(
      () =>
        fetch(plan.ready)
          .then((response) => response.text())
          .then(
            (said) => said === text,
            () => false,
          ),
      LIMIT_MS,
      `it does not answer ${text}`,
    );
  /** Process IDs in the order in which they loaded the package. */
  const loadedBy = () => {
    const file = join(folder, 'loaded');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];
  };
  /** Waits for a process that loaded the package and is not one of `others`. */
  const spareBeside = async (...others: (number | undefined)[]) => {
    const find = () => loadedBy().find((pid) => !others.includes(pid));
    await until(() => find() !== undefined, LIMIT_MS, 'no spare loads its packages');
    return find()!;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cartaviva-spares-'));
    process.env['DATA_DIR'] = folder;
    const { Spares } = await import('./spares.mjs');
    spares = new Spares();
    const slow = join(folder, 'node_modules/slow-package');
    mkdirSync(slow, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'main.js'), 'await import("./start.js");');
    writeFileSync(join(slow, 'package.json'), '{"type":"module","exports":"./index.js"}');
    writeFileSync(
      join(slow, 'index.js'),
      `import { appendFileSync } from "node:fs";
appendFileSync(${JSON.stringify(join(folder, 'loaded'))}, process.pid + "\\n");
export const word = 'built';`,
    );
    const port = await freePort();
    plan = {
      name: 'tried',
      script: join(folder, 'main.js'),
      env: { PORT: `${port}` },
      ready: `http://127.0.0.1:${port}`,
    };
  });
  afterEach(async () => {
    await spares.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('begins again as one that had loaded its packages, and runs what is built by then', async () => {
    buildServer('one');
    const first = await spares.start(plan);
    await answers('built one');
    const spare = await spareBeside(first.process.pid);

    buildServer('two');
    await first.stop();
    const second = await spares.start(plan);
    expect(second.process.pid).toBe(spare);
    await answers('built two');
    await second.stop();
  });

  it('starts without a spare that has ended', async () => {
    buildServer('one');
    const first = await spares.start(plan);
    await answers('built one');
    const spare = await spareBeside(first.process.pid);
    process.kill(spare, 'SIGKILL');
    await until(() => !existsSync(`/proc/${spare}`), LIMIT_MS, 'the spare goes on');
    await first.stop();

    const second = await spares.start(plan);
    expect(second.process.pid).not.toBe(spare);
    await answers('built one');
    await second.stop();
  });

  it('prepares no spare after everything stops', async () => {
    build('setInterval(() => undefined, 1000);');
    const unready = await spares.start(plan);
    await until(() => loadedBy().length > 0, LIMIT_MS, 'it does not start');
    await spares.stop();
    await unready.stop();

    buildServer('one');
    const last = await spares.start({ ...plan, name: 'another' });
    await answers('built one');
    expect(loadedBy()).toEqual([unready.process.pid, last.process.pid]);
    await last.stop();
  });

  it('prepares a spare for a process that ends before it is ready', async () => {
    build('process.exit(1);');
    const broken = await spares.start(plan);
    await broken.stop();
    await spareBeside(broken.process.pid);
  });
});
