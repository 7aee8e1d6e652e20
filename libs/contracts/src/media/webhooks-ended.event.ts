import { PERSON_NAME_MAX } from '@cartaviva/domain';
import { IsArray, IsString } from 'class-validator';
import { Id, Text } from '../rules';

/** Webhooks are gone with the access of the person who made them. */
export class WebhooksEnded {
  @Id()
  ownerId: string;

  /** Who made them. */
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  personName: string;

  /** Of their addresses, which the owner knows them by. */
  @IsArray()
  @IsString({ each: true })
  hosts: string[];
}
