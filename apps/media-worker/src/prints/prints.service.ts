import { media, type DrawnDocument, type DrawPrint } from '@cartaviva/contracts';
import { OBJECT_STORAGE, variantKey, type ObjectStorage } from '@cartaviva/object-storage';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config';
import { DocumentThreads, DRAWING_LANE } from '../documents/document-threads';

const PREFIX = '/objects/';

/** Draws prints for owners. menus-service sends these messages after it has checked who owns the menu. */
@Injectable()
export class PrintsService {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    @Inject(CONFIG) private readonly config: Pick<MediaConfig, 'PUBLIC_URL'>,
    private readonly threads: DocumentThreads,
  ) {}

  @Handles(media.print.draw, DRAWING_LANE)
  async draw(
    { menuId, logoUrl, layout, tables, content, qrDesign }: DrawPrint,
    context: MessageContext,
  ): Promise<DrawnDocument> {
    const { PUBLIC_URL: publicUrl } = this.config;
    const logo = await this.logo(logoUrl);
    const task = { layout, tables, content, menuId, publicUrl, qrDesign: { ...qrDesign }, logo };
    return this.threads.draw('print', task, context);
  }

  /** Returns the logo as JPEG, or undefined if there is none or it cannot be shown yet. */
  private async logo(logoUrl: string | null): Promise<Buffer | undefined> {
    if (!logoUrl?.startsWith(PREFIX)) return undefined;
    return this.storage.readBytes(variantKey(logoUrl.slice(PREFIX.length), 640, 'jpeg'));
  }
}
