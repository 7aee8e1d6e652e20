import { Inject, Injectable } from '@nestjs/common';
import { lookup } from 'node:dns/promises';
import { CONFIG, type MediaConfig } from '../config';
import { publicAddressesOf } from './public-target';

/** Where deliveries may go. */
@Injectable()
export class WebhookTargets {
  constructor(@Inject(CONFIG) private readonly config: Pick<MediaConfig, 'WEBHOOK_TARGETS'>) {}

  /** The address behind a URL; refused as WEBHOOK_FORBIDDEN_TARGET when it is not of the internet. */
  async addressOf({ hostname }: URL): Promise<string> {
    if (this.config.WEBHOOK_TARGETS === 'any') {
      return (await lookup(hostname.replace(/^\[|\]$/g, ''))).address;
    }
    const [address] = await publicAddressesOf(hostname);
    return address!;
  }
}
