import { resolve } from 'node:path';
import { affectedBy, usesByPackages } from './affected.mjs';

const sources = (files: string[], folders: string[] = []) => ({
  files: new Set(files),
  folders: new Set(folders),
});
const nobody = () => false;

describe('the apps that a saved file has a part in', () => {
  it('are those that read it when they were built', () => {
    const apps = new Map([
      ['gateway', sources(['/libs/money.ts', '/apps/gateway/main.ts'])],
      ['site', sources(['/libs/text.ts'])],
    ]);
    expect(affectedBy('/libs/money.ts', apps, nobody)).toEqual({ first: ['gateway'], then: [] });
    expect(affectedBy('/libs/text.ts', apps, nobody)).toEqual({ first: ['site'], then: [] });
  });

  it('are, after them, those that look through its folder', () => {
    const apps = new Map([
      ['shell', sources(['/shell.ts'], ['/apps/site'])],
      ['site', sources(['/apps/site/home.tsx'])],
    ]);
    expect(affectedBy('/apps/site/home.tsx', apps, nobody)).toEqual({
      first: ['site'],
      then: ['shell'],
    });
    expect(affectedBy('/apps/sites/home.tsx', apps, nobody)).toEqual({ first: [], then: [] });
  });

  it('are those that may use it, where they were never built or it is new', () => {
    const mayUse = (app: string) => app === 'gateway';
    const never = new Map([
      ['gateway', undefined],
      ['site', undefined],
    ]);
    expect(affectedBy('/libs/money.ts', never, mayUse).first).toEqual(['gateway']);
    const built = new Map([['gateway', sources(['/libs/money.ts'])]]);
    expect(affectedBy('/libs/new.ts', built, mayUse).first).toEqual(['gateway']);
    expect(affectedBy('/libs/new.ts', built, nobody).first).toEqual([]);
  });
});

describe('what an app may use', () => {
  const mayUse = usesByPackages(process.cwd());

  it('is its own folder and those of its packages, and of theirs', () => {
    expect(mayUse('gateway', resolve('apps/gateway/src/main.ts'))).toBe(true);
    expect(mayUse('gateway', resolve('apps/public-menu/src/messages/es.ts'))).toBe(true);
    expect(mayUse('menus-service', resolve('libs/domain/src/errors.ts'))).toBe(true);
  });

  it('is nobody else’s', () => {
    expect(mayUse('menus-service', resolve('apps/gateway/src/main.ts'))).toBe(false);
    expect(mayUse('menus-service', resolve('libs/web/ui/src/index.ts'))).toBe(false);
  });
});
