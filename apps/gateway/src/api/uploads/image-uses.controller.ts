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
import { ticketOf } from './ticket-url';

@ApiTags('Imágenes')
@Controller('api')
export class ImageUsesController {
  constructor(
    private readonly client: MessageClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {}

  @Put('item-images')
  @TakesKeys('menus:write')
  @Answers('Usar lo subido como imagen de un ítem', { body: ObjectPathView })
  useForItem(@Body() { imageURL }: ItemImageRequest, @Caller() caller: CallerContext) {
    return this.confirm('item', 'imageURL', imageURL, caller);
  }

  @Put('restaurant-logos')
  @TakesKeys('menus:write')
  @Answers('Usar lo subido como logo del restaurante', { body: ObjectPathView })
  useForLogo(@Body() { logoURL }: RestaurantLogoRequest, @Caller() caller: CallerContext) {
    return this.confirm('logo', 'logoURL', logoURL, caller);
  }

  @Put('profile-images')
  @Answers('Usar lo subido como foto de perfil; la pone en el perfil', { body: ObjectPathView })
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
