import { DomainError, DrawPrint, media } from '@cartaviva/contracts';
import { OBJECT_STORAGE, variantKey, type ObjectStorage } from '@cartaviva/object-storage';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CONFIG, type MediaConfig } from '../config';
import { DrawingTurns } from './drawing-turns';
import { LAYOUTS } from './layouts';
import { Paper } from './paper';

const PREFIX = '/objects/';

/** Draws what owners print. Asked by menus-service, which knows whose the menu is. */
@Controller()
export class PrintsController {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'PUBLIC_URL'>,
    private readonly turns: DrawingTurns,
  ) {}

  @Handles(media.print.draw)
  async draw(
    @Payload() { layout, tables, content, qrDesign }: DrawPrint,
    @Ctx() { actor }: MessageContext,
  ): Promise<{ pdf: string }> {
    if (actor.kind === 'visitor') throw new DomainError('FORBIDDEN');
    const { id, name, restaurantName, logoUrl } = content.menu;
    const address = `${this.config.PUBLIC_URL}/menu/${id}?source=qr`;
    const logo = await this.logo(logoUrl);
    return this.turns.take(async () => {
      const paper = new Paper(`${restaurantName} · ${name}`);
      LAYOUTS[layout](paper, { content, tables, code: { address, design: qrDesign, logo } });
      return { pdf: (await paper.finish()).toString('base64') };
    });
  }

  /** The logo as JPEG; nothing when there is none, or none that can be shown yet. */
  private async logo(logoUrl: string | null): Promise<Buffer | undefined> {
    if (!logoUrl?.startsWith(PREFIX)) return undefined;
    return this.storage.readBytes(variantKey(logoUrl.slice(PREFIX.length), 640, 'jpeg'));
  }
}
