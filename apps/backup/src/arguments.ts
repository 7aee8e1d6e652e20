import { parseArgs } from 'node:util';

const OPTIONS = {
  keep: { type: 'boolean' },
  replace: { type: 'boolean' },
  'without-backup': { type: 'boolean' },
  'accept-missing-images': { type: 'boolean' },
} as const;

type Option = keyof typeof OPTIONS;

const COMMANDS = {
  create: { options: ['keep'], hasKey: false },
  verify: { options: [], hasKey: true },
  restore: { options: ['replace', 'without-backup', 'accept-missing-images'], hasKey: true },
  list: { options: [], hasKey: false },
  'new-key': { options: [], hasKey: false },
} as const satisfies Record<string, { options: readonly Option[]; hasKey: boolean }>;

export type Command = keyof typeof COMMANDS;

export interface Asked {
  readonly command: Command;
  /** Name of the backup. Without it, the command uses the newest backup. */
  readonly key?: string;
  readonly options: ReadonlySet<Option>;
}

export class NotUnderstood extends Error {}

/** @throws NotUnderstood if an argument is unknown or belongs to another command */
export function parseCommand(args: readonly string[]): Asked {
  const { values, positionals } = parse(args);
  const [command = '', key, ...rest] = positionals;
  if (!isCommand(command)) {
    throw new NotUnderstood(command ? `There is no command ${command}` : 'A command is missing');
  }
  const { options, hasKey } = COMMANDS[command];
  const extra = hasKey ? rest[0] : key;
  if (extra !== undefined) throw new NotUnderstood(`${command} does not take ${extra}`);
  const given = Object.keys(values) as Option[];
  for (const option of given) {
    const isTaken = (options as readonly Option[]).includes(option);
    if (!isTaken) throw new NotUnderstood(`${command} does not take --${option}`);
  }
  if (given.includes('without-backup') && !given.includes('replace')) {
    throw new NotUnderstood('--without-backup goes with --replace');
  }
  return { command, options: new Set(given), ...(key !== undefined && { key }) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    // The first sentence of Node's message names the option.
    throw new NotUnderstood((error as Error).message.split('. ')[0], { cause: error });
  }
}

const isCommand = (command: string): command is Command => Object.hasOwn(COMMANDS, command);
