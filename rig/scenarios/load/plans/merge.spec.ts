import { read, written } from './file.mjs';
import { merged } from './merge.mjs';

const FIND = 'SELECT * FROM menus WHERE id = $1';
const EXPIRE = 'DELETE FROM codes WHERE expires_at < $1';
const PLAN = ['Index Scan using menus_pkey on menus'];
const known = (...statements: string[]) =>
  statements.map((statement) => ({ statement, plan: PLAN, isHeard: true }));
/** A schema that knows all but what is named. */
const without = (name: string) => (statement: string) => Promise.resolve(!statement.includes(name));
const whole = without('nothing that a statement names');

async function after(before: string[], heard: string[], schema = whole) {
  const { statements } = await merged(known(...before), heard, schema);
  return statements.map(({ statement, isHeard }) => (isHeard ? statement : `kept: ${statement}`));
}

describe('the file of a service’s statements after a run', () => {
  it('has what is new, in the order of the alphabet, and what was heard again, as it stood', async () => {
    expect(await after([FIND], [FIND, EXPIRE])).toEqual([EXPIRE, FIND]);
    expect(await after(['SELECT 1 FROM x LIMIT 10'], ['SELECT 1 FROM x LIMIT 20'])).toEqual([
      'SELECT 1 FROM x LIMIT 10',
    ]);
  });

  it('keeps what was not heard, and says so, until it is heard again', async () => {
    expect(await after([FIND, EXPIRE], [FIND])).toEqual([`kept: ${EXPIRE}`, FIND]);
    const before = [{ statement: EXPIRE, plan: PLAN, isHeard: false }];
    const heard = async (...statements: string[]) =>
      (await merged(before, statements, whole)).statements;
    expect(await heard(FIND)).toContainEqual({ statement: EXPIRE, isHeard: false });
    expect(await heard(FIND, EXPIRE)).toContainEqual({ statement: EXPIRE, isHeard: true });
  });

  it('drops what was not heard and names something that the schema no longer has', async () => {
    const { statements, gone } = await merged(known(FIND, EXPIRE), [FIND], without('codes'));
    expect(statements).toEqual([{ statement: FIND, isHeard: true }]);
    expect(gone).toEqual([EXPIRE]);
  });

  it('takes the shorter of two texts that ask for the same, and that of now where the other is not planned', async () => {
    const [one, three] = [
      'DELETE FROM x WHERE id IN ($1)',
      'DELETE FROM x WHERE id IN ($1, $2, $3)',
    ];
    expect(await after([one], [three])).toEqual([one]);
    expect(await after([three], [one])).toEqual([one]);
    const [former, now] = [
      'UPDATE x SET y = $1 WHERE id = $2',
      'UPDATE x SET name = $1 WHERE id = $2',
    ];
    expect(await after([former], [now])).toEqual([former]);
    expect(await after([former], [now], without('y ='))).toEqual([now]);
  });

  it('takes a statement with an entity’s columns of now for that with those of before, and for no other', async () => {
    const find = (columns: string) =>
      `SELECT ${columns} FROM "media"."webhooks" "Webhook" WHERE (("Webhook"."id" = $1)) LIMIT 1`;
    const before = find('"Webhook"."id" AS "Webhook_id"');
    const now = find('"Webhook"."id" AS "Webhook_id", "Webhook"."made_by" AS "Webhook_made_by"');
    expect(await after([before], [now])).toEqual([now]);
    const locked = `${before} FOR UPDATE`;
    expect(await after([before, locked], [now])).toEqual([`kept: ${locked}`, now]);
    const add = (columns: string) =>
      `INSERT INTO "media"."webhooks"(${columns}) VALUES ($1) RETURNING "version"`;
    expect(await after([add('"id"')], [add('"id", "made_by"')])).toEqual([add('"id", "made_by"')]);
  });
});

it('is read as it was written, with its marks and statements of several lines', () => {
  const planned = [
    { statement: `WITH one AS (\n  SELECT 1)\n  \n  SELECT * FROM one`, plan: PLAN, isHeard: true },
    { statement: EXPIRE, plan: ['Delete on codes', '  Seq Scan on codes'], isHeard: false },
    { statement: FIND, plan: PLAN, isHeard: true },
  ];
  expect(read(written(planned))).toEqual(planned);
});
