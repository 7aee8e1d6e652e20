import {
  CategoriesOf,
  CategoryRequest,
  CreateCategory,
  DeleteCategory,
  menus,
  UpdateCategory,
  type CategoryView,
  type Nothing,
  type Page,
  type Revised,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CategoriesService } from './categories.service';

@Controller()
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Handles(menus.category.search)
  search(
    @Payload() asked: CategoriesOf,
    @Ctx() context: MessageContext,
  ): Promise<Page<CategoryView> & Revised> {
    return this.categories.search(context, asked);
  }

  @Handles(menus.category.get)
  get(
    @Payload() { categoryId }: CategoryRequest,
    @Ctx() context: MessageContext,
  ): Promise<CategoryView> {
    return this.categories.get(context, categoryId);
  }

  @Handles(menus.category.create)
  create(
    @Payload() category: CreateCategory,
    @Ctx() context: MessageContext,
  ): Promise<CategoryView> {
    return this.categories.create(context, category);
  }

  @Handles(menus.category.update)
  update(@Payload() change: UpdateCategory, @Ctx() context: MessageContext): Promise<CategoryView> {
    return this.categories.update(context, change);
  }

  @Handles(menus.category.delete)
  async delete(
    @Payload() category: DeleteCategory,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.categories.delete(context, category);
    return {};
  }
}
