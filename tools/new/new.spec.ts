import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { formatted } from '../lint/formatted.mjs';
import { Draft } from './draft.mjs';
import { plan } from './plan.mjs';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../..');
const COMPILER = join(ROOT, 'node_modules/@typescript/native/bin/tsc');

/** Files that the generators read and change, and files that the compiler needs. */
const PARTS = [
  ...['tsconfig.base.json', 'libs/contracts'],
  ...['apps/gateway/src/pages/web/screens.ts', 'apps/gateway/test/access/matrix.ts'],
  'apps/menus-service/src/menus-service.module.ts',
  'apps/owner-account/src/routes.tsx',
];

const ABILITY = 'apps/menus-service/src/archive/archive';
const SCREEN = 'apps/owner-account/src/referrals';

describe('npm run new', () => {
  const copy = mkdtempSync(join(tmpdir(), 'cartaviva-new-'));
  beforeAll(() => {
    for (const part of PARTS) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  const generate = (...words: string[]) =>
    run(process.execPath, [join(import.meta.dirname, 'main.mjs'), ...words], { cwd: copy });
  const textOf = (path: string) => readFileSync(join(copy, path), 'utf8');

  function snapshot(): Map<string, string> {
    const paths = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path))
        .map((path) => `${folder}/${path}`),
    );
    return new Map(paths.map((path) => [path, textOf(path)]));
  }

  it('writes a message, an ability, an operation and a screen that are formatted and compile', async () => {
    const before = snapshot();
    await generate('message', 'menus.item.archive');
    await generate('ability', 'menus', 'archive');
    await generate('operation', 'menus', 'archive', 'reopen');
    const { stdout } = await generate('screen', 'owner-account', 'referrals', '/referidos');
    expect(stdout).toContain(`Left to do:\n  ${SCREEN}/messages.ts: `);

    const after = [...snapshot()].filter(([path, text]) => before.get(path) !== text);
    expect(after.map(([path]) => path).sort()).toEqual([
      ...['apps/gateway/src/pages/web/screens.ts', 'apps/gateway/test/access/matrix.ts'],
      ...[`${ABILITY}.int-spec.ts`, `${ABILITY}.service.ts`],
      'apps/menus-service/src/archive/reopen.int-spec.ts',
      'apps/menus-service/src/menus-service.module.ts',
      ...[`${SCREEN}/messages.ts`, `${SCREEN}/referrals.screen.tsx`],
      ...[`${SCREEN}/referrals.spec.tsx`, 'apps/owner-account/src/routes.tsx'],
      'libs/contracts/src/menus/archive-item.dto.ts',
      'libs/contracts/src/menus/get-archive.dto.ts',
      'libs/contracts/src/menus/index.ts',
      'libs/contracts/src/menus/messages.ts',
      'libs/contracts/src/menus/operations/archive.ts',
      'libs/contracts/src/menus/operations/item.ts',
    ]);
    for (const [path, text] of after) {
      expect(text).not.toMatch(/\{\{\w/);
      expect([path, await formatted(path, text)]).toEqual([path, text]);
    }
    // The test files are left out, because they import everything that they test.
    const compiled = [`${ABILITY}.service.ts`, `${SCREEN}/referrals.screen.tsx`];
    expect(await faultsOf(copy, compiled)).toBe('');
  });

  it('writes nothing when it refuses', async () => {
    const before = snapshot();
    await expect(generate('ability', 'menus', 'coupons', 'coupon.Redeem')).rejects.toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: `'Redeem' is not a name: write small letters and hyphens, as in api-key. Nothing was written.\n`,
    });
    expect(snapshot()).toEqual(before);
  });
});

describe('what is generated', () => {
  /** Drafts the changes without writing them. */
  function drafted(...words: string[]) {
    const draft = new Draft(ROOT);
    plan(draft, words);
    return draft;
  }

  it.each([
    ['menus', 'apps/menus-service/src/menus-service.module.ts'],
    ['identity', 'apps/identity-service/src/identity-service.module.ts'],
    ['billing', 'apps/billing-service/src/billing-service.module.ts'],
    ['media', 'apps/media-worker/src/media-worker.module.ts'],
  ])('is registered, as an ability of %s and its message', (service, module) => {
    const draft = drafted('ability', service, 'coupons', 'coupon.redeem');
    const text = draft.read(module);
    expect(text).toMatch(/^import \{ CouponsService \} from '.\/coupons\/coupons.service';$/m);
    expect(text).toMatch(/ (?:providers|messages): \[CouponsService\b/);
    const contracts = `libs/contracts/src/${service}`;
    expect(draft.read(`${contracts}/messages.ts`)).toContain(`\n  coupon,\n} as const;`);
    expect(draft.read(`${contracts}/operations/coupon.ts`)).toContain(
      `redeem: message('${service}.coupon.redeem', RedeemCoupon, OWNER_ALONE).replies<Nothing>(),`,
    );
  });

  it('is declared and handled, as an operation', () => {
    const draft = drafted('operation', 'menus', 'scheduled-changes', 'repeat');
    const declared = draft.read('libs/contracts/src/menus/operations/scheduled-change.ts');
    expect(declared).toContain("repeat: operation('menus.scheduledChanges.repeat', {");
    expect(declared).toContain("post('/api/scheduled-changes/{scheduledChangeId}/repeat')");
    const folder = 'apps/menus-service/src/scheduled-changes';
    expect(draft.read(`${folder}/scheduled-changes.service.ts`)).toContain(
      '@Handles(menus.scheduledChange.repeat)',
    );
  });

  it.each(['account', 'dashboard', 'editor'])('has a route, as a screen of owner-%s', (app) => {
    const draft = drafted('screen', `owner-${app}`, 'opinions', '/opiniones');
    expect(draft.read(`apps/owner-${app}/src/routes.tsx`)).toContain(
      "{ path: '/opiniones', element: <OpinionsScreen /> }];",
    );
  });

  it.each([
    ['', 'Write one of these:'],
    ['message menus.item', "'menus.item' is not service.ability.verb, as menus.item.archive is."],
    ['message menu.item.archive', "There is no service 'menu': the services are "],
    ['message menus.item.Archive', "'Archive' is not a name: "],
    ['message menus.item.delete', 'The message menus.item.delete is there already.'],
    ['message menus.item.update', 'The message menus.item.update is there already.'],
    ['message menus.house.open', "'house' has a retired word: "],
    ['operation menus archive reopen', 'There is no apps/menus-service/src/archive/archive.'],
    [
      'operation menus scheduled-changes cancel',
      'The operation menus.scheduledChanges.cancel is there already.',
    ],
    ['ability menus ../items', "'../items' is not a name: "],
    ['ability menus items item.archive', 'apps/menus-service/src/items is there already.'],
    ['screen owner-shell referrals', "There is no app 'owner-shell' of screens: "],
    ['screen owner-account billing', 'apps/owner-account/src/billing is there already.'],
    ['screen owner-account plans /profile/plan', 'has the address /profile/plan already.'],
    ['screen owner-account plans Planes', "'Planes' is not an address of a screen: "],
  ])('is nothing for “%s”', (words, sentence) => {
    expect(() => drafted(...words.split(' '))).toThrow(sentence);
  });
});

/** Errors of the compiler for files in a copy of the repository. */
async function faultsOf(copy: string, files: readonly string[]): Promise<string> {
  const compilerOptions = {
    ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'] },
    paths: { '@cartaviva/contracts': ['./libs/contracts/src/index.ts'] },
  };
  const config = { extends: './tsconfig.base.json', compilerOptions, files };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const compiled = run(process.execPath, [COMPILER, '-p', copy]);
  return (await compiled.catch((failure: { stdout: string }) => failure)).stdout;
}
