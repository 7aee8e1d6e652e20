import { PERSON_NAME_MAX } from '@cartaviva/domain';
import { IsArray, IsString } from 'class-validator';
import { UnsignedWebhook } from '../identity/mail.dto';
import { Id, ListOf, Text } from '../rules';

/** With the access of a person ended the webhooks that they made, and the secrets of others that they were shown. */
export class WebhooksEnded {
  @Id()
  ownerId: string;

  /** Who made them. */
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  personName: string;

  /** Of the addresses of those that are gone, which the owner knows them by. */
  @IsArray()
  @IsString({ each: true })
  hosts: string[];

  /** Those that stay, and are signed with that secret no more. */
  @ListOf(() => UnsignedWebhook)
  unsigned: UnsignedWebhook[];
}
