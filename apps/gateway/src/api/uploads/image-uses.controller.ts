import {
  identity,
  ItemImageRequest,
  media,
  ObjectPathView,
  ProfileImageRequest,
  RestaurantLogoRequest,
  type ObjectPurpose,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Inject, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CONFIG, type GatewayConfig } from '../../config';
import { Answers } from '../openapi/answers.decorator';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import {
  Caller,
  CallerThemself,
  type CallerContext,
} from '../../pipeline/sessions/caller.decorator';
import { IMAGE_REFUSALS } from './image-uploads';
import { ticketOf } from './ticket-url';

const REFUSALS = ['UPLOAD_EXPIRED', ...IMAGE_REFUSALS, 'UPLOAD_TOO_LARGE'] as const;

@ApiTags('Imágenes')
@Controller('api')
export class ImageUsesController {
  constructor(
    private readonly client: MessageClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Put('item-images')
  @TakesKeys('menus:write')
  @Answers('Usar lo subido como imagen de un ítem', {
    about:
      'Tercer paso: comprueba la imagen, prepara sus tamaños y responde la ruta que va en `imageUrl` del ítem.',
    body: ObjectPathView,
    refuses: REFUSALS,
  })
  useForItem(@Body() { imageURL }: ItemImageRequest, @Caller() caller: CallerContext) {
    return this.confirm('item', 'imageURL', imageURL, caller);
  }

  @Put('restaurant-logos')
  @TakesKeys('menus:write')
  @Answers('Usar lo subido como logo del restaurante', {
    about: 'Tercer paso para un logo: responde la ruta que va en `logoUrl` del menú.',
    body: ObjectPathView,
    refuses: REFUSALS,
  })
  useForLogo(@Body() { logoURL }: RestaurantLogoRequest, @Caller() caller: CallerContext) {
    return this.confirm('logo', 'logoURL', logoURL, caller);
  }

  @Put('profile-images')
  @Answers('Usar lo subido como foto de perfil; la pone en el perfil', {
    about: 'Tercer paso para la foto de perfil: responde la ruta que va en `profileImageUrl`.',
    body: ObjectPathView,
    refuses: REFUSALS,
  })
  async useForProfile(
    @Body() { profileImageURL }: ProfileImageRequest,
    @CallerThemself() caller: CallerContext,
  ): Promise<ObjectPathView> {
    const view = await this.confirm('profile', 'profileImageURL', profileImageURL, caller);
    const change = { profileImageUrl: view.objectPath };
    await this.client.call(identity.user.updateProfile, change, caller);
    return view;
  }

  private confirm(
    purpose: ObjectPurpose,
    field: string,
    url: string,
    caller: CallerContext,
  ): Promise<ObjectPathView> {
    const ticketId = ticketOf(url, field, this.config.PUBLIC_URL);
    return this.client.call(media.object.confirm, { ticketId, purpose }, caller);
  }
}
