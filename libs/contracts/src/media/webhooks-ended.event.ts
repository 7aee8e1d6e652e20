import { PERSON_NAME_MAX } from '@cartaviva/domain';
import { IsArray, IsString } from 'class-validator';
import { UnsignedWebhook } from '../identity/mail.dto';
import { Id, ListOf, Text } from '../rules';

/** A person lost access. Their webhooks ended, and so did the secrets that they had seen. */
export class WebhooksEnded {
  @Id()
  accountId: string;

  /** Name of the person who created them. */
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  personName: string;

  /** Hosts of the deleted webhooks, by which the owner recognizes them. */
  @IsArray()
  @IsString({ each: true })
  hosts: string[];

  /** Webhooks that stay without the secret that the person had seen. */
  @ListOf(() => UnsignedWebhook)
  unsigned: UnsignedWebhook[];
}
