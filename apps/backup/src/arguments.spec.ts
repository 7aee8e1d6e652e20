import { NotUnderstood, parseCommand } from './arguments';

const KEY = 'backups/2026-11-23t030000z.age';

describe('parseCommand', () => {
  it.each([
    ['create', { command: 'create', options: new Set() }],
    ['create --keep', { command: 'create', options: new Set(['keep']) }],
    [`verify ${KEY}`, { command: 'verify', key: KEY, options: new Set() }],
    [
      `restore --replace ${KEY} --without-backup --accept-missing-images`,
      {
        command: 'restore',
        key: KEY,
        options: new Set(['replace', 'without-backup', 'accept-missing-images']),
      },
    ],
  ])('takes %s', (typed, asked) => {
    expect(parseCommand(typed.split(' '))).toEqual(asked);
  });

  it.each([
    ['', 'A command is missing'],
    ['backup', 'There is no command backup'],
    ['toString', 'There is no command toString'],
    ['create --kept', "'--kept'"],
    ['create -k', "'-k'"],
    ['create --keep=no', "'--keep'"],
    ['create --replace', 'create does not take --replace'],
    [`create ${KEY}`, `create does not take ${KEY}`],
    ['list --keep', 'list does not take --keep'],
    [`verify ${KEY} another`, 'verify does not take another'],
    [`restore ${KEY} another`, 'restore does not take another'],
    ['restore --force', "'--force'"],
    ['restore --without-backup', '--without-backup goes with --replace'],
  ])('refuses "%s" by name', (typed, message) => {
    const parsing = () => parseCommand(typed.split(' ').filter(Boolean));
    expect(parsing).toThrow(NotUnderstood);
    expect(parsing).toThrow(message);
  });
});
