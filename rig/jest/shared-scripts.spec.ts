import { createContext } from 'node:vm';
import { sharedScript } from './shared-scripts.mjs';

const PARAMETERS = ['module', 'exports'];
const PACKAGE = '/repo/node_modules/a-package/index.js';

type Package = (module: object, exports: Record<string, unknown>) => void;

describe('a package that several suites load', () => {
  it('is compiled once, and runs in the realm of each', () => {
    const source = 'seen = typeof seen === "undefined" ? 1 : seen + 1; exports.list = [];';
    const realms = [createContext({}), createContext({})];
    const exported = realms.map((realm) => {
      const exports: Record<string, unknown> = {};
      const run = sharedScript(source, PACKAGE, PARAMETERS)!.runInContext(realm) as Package;
      run({}, exports);
      return exports['list'] as object;
    });
    expect(sharedScript(source, PACKAGE, PARAMETERS)).toBe(
      sharedScript(source, PACKAGE, PARAMETERS),
    );
    expect(realms.map((realm) => realm['seen'])).toEqual([1, 1]);
    expect(Object.getPrototypeOf(exported[0])).not.toBe(Object.getPrototypeOf(exported[1]));
  });

  it('says the line and column that an error has in its file', () => {
    const path = '/repo/node_modules/broken/index.js';
    const run = sharedScript('throw new Error("broken")', path, PARAMETERS)!;
    const realm = createContext({});
    const fail = run.runInContext(realm) as Package;
    const { stack } = (() => {
      try {
        return fail({}, {}) as never;
      } catch (error) {
        return error as Error;
      }
    })();
    expect(stack).toContain(`${path}:1:7`);
  });

  it.each([
    ['our own source, which changes', '/repo/apps/x.js', 'exports.x = 1;'],
    ['what imports later, for its suite', '/repo/node_modules/b/x.js', 'exports.x = import("y");'],
    ['a module', '/repo/node_modules/c/x.js', 'import "y";'],
  ])('is left to Jest when it is %s', (_, path, source) => {
    expect(sharedScript(source, path, PARAMETERS)).toBeUndefined();
  });
});
