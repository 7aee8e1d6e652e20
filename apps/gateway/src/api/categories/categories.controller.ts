import {
  CategoryView,
  CategoryWithContent,
  CreateCategoryRequest,
  menus,
  PartRequest,
  UpdateCategoryRequest,
  type OverVersion,
  type Page,
  type Revised,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { Included, Includes } from '../../pipeline/lists/included.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Located } from '../../pipeline/requests/located.decorator';
import { Resource, Tagged } from '../../pipeline/requests/resource.decorator';
import { ExpectedVersion, Versioned } from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Categorías')
@Controller('api')
export class CategoriesController {
  constructor(private readonly client: MessageClient) {}

  @Get('menus/:menuId/categories')
  @TakesKeys('menus:read')
  @Paged({ whole: true, revised: true, fields: CategoryView })
  @Includes('items')
  @Answers('Las categorías de un menú mío', { body: CategoryWithContent, list: true })
  async list(
    @Param('menuId', IdPipe) menuId: string,
    @PageQuery(PartRequest) part: PartRequest,
    @Included() included: ReadonlySet<string>,
    @Caller() caller: CallerContext,
  ): Promise<Page<CategoryWithContent> & Revised> {
    const asked = { menuId, ...part };
    const [items, found] = await Promise.all([
      included.has('items') && this.client.call(menus.item.search, { menuId }, caller),
      this.client.call(menus.category.search, asked, caller),
    ]);
    if (!items) return found;
    const rows = found.rows.map((category) => ({
      ...category,
      items: items.rows.filter(({ categoryId }) => categoryId === category.id),
    }));
    return { ...found, rows, revision: Math.min(found.revision, items.revision) };
  }

  @Post('menus/:menuId/categories')
  @TakesKeys('menus:write')
  @Located('/api/categories/{id}')
  @Tagged()
  @Answers('Agregar una categoría', { status: 201, body: CategoryView })
  create(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: CreateCategoryRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<CategoryView> {
    return this.client.call(menus.category.create, { ...request, ...made, menuId }, caller);
  }

  @Get('categories/:categoryId')
  @TakesKeys('menus:read')
  @Resource(CategoryView)
  @Answers('Una categoría de un menú mío', { body: CategoryView })
  get(
    @Param('categoryId', IdPipe) categoryId: string,
    @Caller() caller: CallerContext,
  ): Promise<CategoryView> {
    return this.client.call(menus.category.get, { categoryId }, caller);
  }

  @Put('categories/:categoryId')
  @TakesKeys('menus:write')
  @Versioned()
  @Tagged()
  @Answers('Cambiar una categoría', { body: CategoryView })
  update(
    @Param('categoryId', IdPipe) categoryId: string,
    @Body() request: UpdateCategoryRequest,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<CategoryView> {
    return this.client.call(menus.category.update, { ...request, ...over, categoryId }, caller);
  }

  @Delete('categories/:categoryId')
  @TakesKeys('menus:write')
  @Versioned()
  @Answers('Borrar una categoría; sus ítems quedan sin ella', { status: 204 })
  async delete(
    @Param('categoryId', IdPipe) categoryId: string,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.category.delete, { ...over, categoryId }, caller);
  }
}
