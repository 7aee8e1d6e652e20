import { requirePhp } from '@cartaviva/tools/engines/find-php.mjs';
import { requirePython } from '@cartaviva/tools/engines/find-python.mjs';
import { transformSync } from '@swc/core';
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { CHECKS, DELIVERY } from './webhook-check';

const SECRET = `whsec_${Buffer.from('un secreto de veinticuatro').toString('base64')}`;
const BODY = '{"type":"menu.published","data":{"menuId":"Ñ"}}';
const MINUTE = 60;

/** Programs that verify deliveries in each language and print the result as JSON. */
const PROGRAMS = {
  typescript: {
    find: () => Promise.resolve(process.execPath),
    args: ['--input-type=module', '-e'],
    code: withoutTypes(`${CHECKS.typescript}
const found = JSON.parse(process.argv[1]!).map(({ headers, body, secret }: any) =>
  isFromCartaViva(headers, body, secret));
const turns = ['a', 'b', 'a'].map((id) => isFirstTime({ 'webhook-id': id }));
console.log(JSON.stringify([found, turns]));`),
  },
  python: {
    find: requirePython,
    args: ['-c'],
    code: `${CHECKS.python}


import json, sys

found = [
    is_from_cartaviva(one["headers"], one["body"].encode(), one["secret"])
    for one in json.loads(sys.argv[1])
]
turns = [is_first_time({"webhook-id": id}) for id in ("a", "b", "a")]
print(json.dumps([found, turns]))`,
  },
  php: {
    find: requirePhp,
    args: ['-r'],
    code: `${CHECKS.php.replace('<?php', '')}
$found = array_map(
    fn ($one) => is_from_cartaviva($one['headers'], $one['body'], $one['secret']),
    json_decode($argv[1], true),
);
$turns = array_map(fn ($id) => is_first_time(['webhook-id' => $id]), ['a', 'b', 'a']);
echo json_encode([$found, $turns]);`,
  },
} as const;

function withoutTypes(code: string): string {
  const syntax = { parser: { syntax: 'typescript' }, target: 'es2022' } as const;
  return transformSync(code, { swcrc: false, jsc: syntax }).code;
}

/** Creates a delivery that was signed the given number of seconds ago, as Standard Webhooks requires. */
function delivery({ ago = 0, time = String(Math.floor(Date.now() / 1000) - ago) } = {}) {
  const id = 'aviso-1';
  const mac = createHmac('sha256', Buffer.from(SECRET.slice(6), 'base64'));
  const signature = `v1,${mac.update(`${id}.${time}.${BODY}`).digest('base64')}`;
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': signature,
  };
  return { headers, body: BODY, secret: SECRET };
}
type Delivery = Omit<ReturnType<typeof delivery>, 'headers'> & {
  readonly headers: Readonly<Record<string, string>>;
};

const withHeaders = (headers: Record<string, string>): Delivery => {
  const sent = delivery();
  return { ...sent, headers: { ...sent.headers, ...headers } };
};

const GOOD: Readonly<Record<string, Delivery>> = {
  'one of now': delivery(),
  'one that was four minutes on its way': delivery({ ago: 4 * MINUTE }),
  'one of a clock that is four minutes ahead': delivery({ ago: -4 * MINUTE }),
  'one with two signatures, as while a secret is changed': withHeaders({
    'webhook-signature': `v1,AAAA ${delivery().headers['webhook-signature']}`,
  }),
};

const BAD: Readonly<Record<string, Delivery>> = {
  'a copy of one of six minutes ago': delivery({ ago: 6 * MINUTE }),
  'one of a time to come': delivery({ ago: -6 * MINUTE }),
  'one of no time': delivery({ time: 'ahora' }),
  'an old one with a new time': withHeaders({
    'webhook-signature': delivery({ ago: 6 * MINUTE }).headers['webhook-signature'],
  }),
  'one under another id': withHeaders({ 'webhook-id': 'aviso-2' }),
  'one of another body': { ...delivery(), body: `${BODY} ` },
  'one of another secret': { ...delivery(), secret: `whsec_${btoa('otro secreto')}` },
  'one without a signature': withHeaders({ 'webhook-signature': '' }),
  'one whose signature no machine wrote': withHeaders({ 'webhook-signature': 'v1,ñandú' }),
  'one without headers': { ...delivery(), headers: {} },
};

describe.each(['typescript', 'python', 'php'] as const)('the published check in %s', (language) => {
  const { find, args, code } = PROGRAMS[language];

  it('takes our deliveries, no others and none twice', async () => {
    const all = { ...GOOD, ...BAD };
    const { stdout, stderr } = spawnSync(
      await find(),
      [...args, code, JSON.stringify(Object.values(all))],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const [found, turns] = JSON.parse(stdout) as [boolean[], boolean[]];
    expect(Object.keys(all).filter((_, at) => found[at])).toEqual(Object.keys(GOOD));
    expect(turns).toEqual([true, true, false]);
  });
});

describe('the published delivery', () => {
  it('was signed when it happened', () => {
    const [, time] = /webhook-timestamp: (\d+)/.exec(DELIVERY)!;
    const { timestamp } = JSON.parse(DELIVERY.split('\n').at(-1)!) as { timestamp: string };
    expect(Number(time)).toBe(Date.parse(timestamp) / 1000);
  });
});
