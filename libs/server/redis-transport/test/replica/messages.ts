import { event, message, Text } from '@cartaviva/contracts';
import { IsInt, IsOptional } from 'class-validator';

/** Work whose effect is one line in the replica's ledger. */
export class Work {
  @Text({ max: 80, min: 1 })
  key: string;

  /** Duration of the work after its effect, in milliseconds. */
  @IsOptional()
  @IsInt()
  takesMs?: number;
}

export interface Done {
  readonly pid: number;
}

export const work = {
  do: message('menus.work.do', Work, {}).replies<Done>(),
  doInLane: message('menus.work.do-in-lane', Work, {}).replies<Done>(),
  refuse: message('menus.work.refuse', Work, {}).replies<Done>(),
  break: message('menus.work.break', Work, {}).replies<Done>(),
  nobodyAnswers: message('menus.work.nobody-answers', Work, {}).replies<Done>(),
} as const;

export const workEvents = {
  wanted: event('identity.work-wanted', Work),
  /** Its first handler never ends. */
  hangsFirst: event('identity.work-hangs-first', Work),
  emitted: event('identity.work-told', Work, { broadcast: true }),
  neverWorks: event('identity.work-never-works', Work),
  kills: event('identity.work-kills', Work),
} as const;
