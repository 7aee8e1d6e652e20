import { DomainError, OembedView, type PublicMenuView } from '@cartaviva/contracts';
import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../../api/openapi/answers.decorator';
import { CONFIG, type GatewayConfig } from '../../config';
import { Public } from '../../pipeline/sessions/access.decorator';
import { EmbeddedMenus } from './embedded-menus';
import { oembedOf, oembedRequestOf } from './oembed';

const PIXELS = { type: 'integer', minimum: 1, maximum: 10_000 } as const;

@ApiTags('Menú público')
@Public()
@Controller('api/oembed')
export class OembedController {
  constructor(
    private readonly menus: EmbeddedMenus,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Get()
  @ApiQuery({
    name: 'url',
    description: 'La dirección de un menú publicado, como la abre un comensal',
    schema: { type: 'string', format: 'uri' },
    example: 'https://cartaviva.do/m/casa-mofongo',
  })
  @ApiQuery({
    name: 'format',
    required: false,
    description: 'El formato de la respuesta: solo json',
    schema: { type: 'string', enum: ['json'], default: 'json' },
  })
  @ApiQuery({
    name: 'maxwidth',
    required: false,
    description: 'El ancho máximo del marco, en píxeles',
    schema: PIXELS,
    example: 640,
  })
  @ApiQuery({
    name: 'maxheight',
    required: false,
    description: 'El alto máximo del marco, en píxeles',
    schema: PIXELS,
    example: 800,
  })
  @Answers('Un menú publicado para insertar en otra página (oEmbed 1.0)', {
    body: OembedView,
    refuses: ['INVALID_INPUT', 'MENU_NOT_FOUND'],
  })
  async find(
    @Query() query: Record<string, unknown>,
    @Req() { id }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OembedView> {
    const { PUBLIC_URL } = this.config;
    const request = oembedRequestOf(query, PUBLIC_URL);
    const { bodies } = await this.menus.get(request.menu, id);
    if (!bodies) throw new DomainError('MENU_NOT_FOUND');
    const menu = JSON.parse(Buffer.from(bodies.menu.identity).toString()) as PublicMenuView;
    // Editors also send requests from the browser. The response is public.
    void reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    return oembedOf(menu, request, PUBLIC_URL);
  }
}
