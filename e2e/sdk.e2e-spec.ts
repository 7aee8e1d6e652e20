import type { Owner } from '@cartaviva/tools/api/owner.mjs';
import { pack, packSdk, ROOT, TYPESCRIPT } from '@cartaviva/tools/sdk/package.mjs';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import { system } from './support/browser';
import { eventually } from './support/eventually';
import { newOwner } from './support/owner';

const run = promisify(execFile);

/** Dependencies that the SDK may have. */
const DEPENDENCIES = ['openapi-fetch', 'openapi-typescript-helpers'];

const STRICT = { target: 'es2023', strict: true, exactOptionalPropertyTypes: true };

/** TypeScript project for Node, which compiles the examples. */
const TSCONFIG = {
  compilerOptions: {
    ...STRICT,
    module: 'nodenext',
    lib: ['es2023'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    // This skips Node's own types.
    skipLibCheck: true,
    outDir: 'built',
    rootDir: 'node_modules/@cartaviva/sdk/examples',
  },
  include: ['node_modules/@cartaviva/sdk/examples'],
  exclude: [],
};

/** TypeScript project for browsers, which checks the types of the packages themselves. */
const BROWSER_TSCONFIG = {
  compilerOptions: {
    ...STRICT,
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    noEmit: true,
  },
  files: ['browser.ts'],
};

describe('el SDK, empaquetado e instalado en un proyecto vacío', () => {
  const project = mkdtempSync(join(tmpdir(), 'cartaviva-sdk-'));
  let owner: Owner;
  const running: ChildProcess[] = [];
  let env: NodeJS.ProcessEnv;
  let menu: { id: string };

  beforeAll(async () => {
    const [tarball, newcomer] = await Promise.all([packSdk(), newOwner()]);
    owner = newcomer;
    await install(tarball);
    const { key } = await owner.call('POST', '/api/api-keys', { name: 'Caja' });
    env = { PATH: process.env['PATH'], CARTAVIVA_URL: system().url, CARTAVIVA_KEY: key };
    menu = await owner.call('POST', '/api/menus', {
      name: 'Almuerzo',
      restaurantName: 'Casa Mofongo',
      isPublished: true,
    });
  }, 60_000);

  afterAll(async () => {
    for (const child of running.filter(({ exitCode }) => exitCode === null)) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(project, { recursive: true });
  });

  /**
   * Installs the tarball in an empty project without network access. Its dependencies are packed from this
   * repository.
   */
  async function install(tarball: string): Promise<void> {
    const folders = DEPENDENCIES.map((name) => join(ROOT, 'node_modules', name));
    const tarballs = [tarball, ...(await pack(folders, project))];
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    const options = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...options, ...tarballs], { cwd: project });
  }

  async function compile(name: string, config: object): Promise<void> {
    writeFileSync(join(project, name), JSON.stringify(config));
    await run(process.execPath, [TYPESCRIPT, '-p', join(project, name)]).catch(
      ({ stdout }: { stdout: string }) => {
        throw new Error(stdout);
      },
    );
  }

  const example = (name: string) => join(project, 'built', `${name}.js`);

  /** Runs an example to its end. Returns its output and exit code. */
  const runExample = async (name: string, ...args: string[]) =>
    run(process.execPath, [example(name), ...args], { cwd: project, env }).then(
      ({ stdout }) => ({ code: 0, printed: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        printed: error.stdout + error.stderr,
      }),
    );

  const soldOut = async () => {
    const items = await owner.call('GET', `/api/menus/${menu.id}/items`);
    return (items as { name: string; isAvailable: boolean }[])
      .filter(({ isAvailable }) => !isAvailable)
      .map(({ name }) => name);
  };

  it('trae sus tipos: los ejemplos compilan contra ellos', async () => {
    for (const name of DEPENDENCIES) {
      expect(existsSync(join(project, 'node_modules', name))).toBe(true);
    }
    writeFileSync(join(project, 'browser.ts'), "export * from '@cartaviva/sdk';");
    await compile('tsconfig.browser.json', BROWSER_TSCONFIG);
    await compile('tsconfig.json', TSCONFIG);
    expect(existsSync(example('cash-register'))).toBe(true);
  });

  it('la sincronización trae los platos de un CSV, y de nuevo no cambia nada', async () => {
    const file = join(project, 'node_modules/@cartaviva/sdk/examples/menu.csv');
    expect(await runExample('sync-csv', menu.id, file)).toEqual({
      code: 0,
      printed: 'Nuevos: 3. Cambiados: 0. Iguales: 0. Con error: 0.\n',
    });
    const items = (await owner.call('GET', `/api/menus/${menu.id}/items`)) as object[];
    expect(items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          externalId: 'MOF-01',
          price: '350.00',
          description: 'Con ajo, chicharrón y "su caldo"',
        }),
      ]),
    );
    expect(await soldOut()).toEqual(['Jugo de chinola']);
    expect((await runExample('sync-csv', menu.id, file)).printed).toContain('Iguales: 3.');
  });

  it('la sincronización dice qué fila tiene un error, y trae las demás', async () => {
    const file = join(project, 'errors.csv');
    writeFileSync(file, 'codigo,nombre,precio\nMOF-01,Mofongo,375.00\nSAN-04,Sancocho,gratis\n');
    const { code, printed } = await runExample('sync-csv', menu.id, file);
    expect(code).toBe(1);
    expect(printed).toContain('Cambiados: 1. Iguales: 0. Con error: 1.');
    expect(printed).toContain('Plato 2 (SAN-04), price: ');
  });

  it('la caja marca platos agotados, y otra vez disponibles', async () => {
    expect(await runExample('cash-register', 'agotado', 'MOF-01')).toEqual({
      code: 0,
      printed: 'Mofongo (Almuerzo): agotado\n',
    });
    expect(await soldOut()).toEqual(['Mofongo', 'Jugo de chinola']);
    const back = await runExample('cash-register', 'disponible', 'MOF-01', 'NADA-9');
    expect(back.code).toBe(1);
    expect(back.printed).toContain('NADA-9: ningún menú tiene este plato');
    expect(await soldOut()).toEqual(['Jugo de chinola']);
  });

  it('la pantalla de cocina muestra lo agotado en cuanto pasa, y se despide al cerrarse', async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const screen = spawn(process.execPath, [example('kitchen-screen'), url], {
      env: { ...env, PORT: `${port}` },
    });
    running.push(screen);
    let printed = '';
    for (const stream of [screen.stdout, screen.stderr]) {
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    }
    await eventually(() => printed.includes('La pantalla escucha'), printed);
    expect(await (await fetch(url)).text()).toBe('Agotado: Jugo de chinola');
    await runExample('cash-register', 'agotado', 'TOS-02');
    await eventually(() => printed.includes('Agotado: Tostones'), printed);
    expect(await (await fetch(url)).text()).toBe('Agotado: Jugo de chinola, Tostones');
    const forged = { 'webhook-id': '1', 'webhook-timestamp': '1', 'webhook-signature': 'v1,x' };
    const refused = await fetch(url, { method: 'POST', headers: forged, body: '{}' });
    expect(refused.status).toBe(400);
    screen.kill('SIGTERM');
    await once(screen, 'exit');
    expect(await owner.call('GET', '/api/webhooks')).toEqual([]);
  });
});
