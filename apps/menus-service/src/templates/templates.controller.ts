import { menus, type TemplateView } from '@cartaviva/contracts';
import { TEMPLATES } from '@cartaviva/menu-templates';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';

@Controller()
export class TemplatesController {
  @Handles(menus.template.list)
  async list(): Promise<TemplateView[]> {
    return TEMPLATES;
  }
}
