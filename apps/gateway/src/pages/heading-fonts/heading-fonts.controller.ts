import { DomainError } from '@cartaviva/contracts';
import {
  findHeadingFont,
  HEADING_FONT_NAME,
  OBJECT_STORAGE,
  type ObjectStorage,
} from '@cartaviva/object-storage';
import { Controller, Get, Inject, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../pipeline/sessions/access.decorator';
import { HeadingFonts } from './heading-fonts';

/** The name of a font identifies its typeface and letters, so its content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ENDING = '.woff2';

const missing = () => new DomainError('OBJECT_NOT_FOUND');

@ApiExcludeController()
@Controller('menu-assets/fonts')
export class HeadingFontsController {
  constructor(
    @Inject(OBJECT_STORAGE) private readonly storage: ObjectStorage,
    private readonly fonts: HeadingFonts,
  ) {}

  @Get(':file')
  @Public()
  async get(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const name = file.slice(0, -ENDING.length);
    if (!file.endsWith(ENDING) || !HEADING_FONT_NAME.test(name)) throw missing();
    // The first diner requests the font while it is being created.
    await this.fonts.made(name);
    const key = await findHeadingFont(this.storage, name, new Date());
    const font = key && (await this.storage.read(key));
    if (!font) throw missing();
    void reply
      .headers({
        'cache-control': FOR_EVER,
        'content-type': 'font/woff2',
        'content-length': font.size,
      })
      .send(font.stream);
  }
}
