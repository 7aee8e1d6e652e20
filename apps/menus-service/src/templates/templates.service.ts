import { menus, type TemplateView } from '@cartaviva/contracts';
import { TEMPLATES } from '@cartaviva/menu-templates';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';

@Injectable()
export class TemplatesService {
  @Handles(menus.template.list)
  async list(): Promise<TemplateView[]> {
    return TEMPLATES;
  }
}
