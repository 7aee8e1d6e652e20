import { CategoryNameRequest, CategoryView, menus } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Categorías')
@Controller('api')
export class CategoriesController {
  constructor(private readonly client: MessageClient) {}

  @Get('menus/:menuId/categories')
  @TakesKeys('menus:read')
  @Answers('Las categorías de un menú mío', { body: CategoryView, list: true })
  list(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
  ): Promise<CategoryView[]> {
    return this.client.call(menus.category.list, { menuId }, caller);
  }

  @Post('menus/:menuId/categories')
  @TakesKeys('menus:write')
  @Answers('Agregar una categoría', { status: 201, body: CategoryView })
  create(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: CategoryNameRequest,
    @Caller() caller: CallerContext,
  ): Promise<CategoryView> {
    return this.client.call(menus.category.create, { ...request, menuId }, caller);
  }

  @Put('categories/:categoryId')
  @TakesKeys('menus:write')
  @Answers('Cambiar el nombre de una categoría', { body: CategoryView })
  rename(
    @Param('categoryId', IdPipe) categoryId: string,
    @Body() request: CategoryNameRequest,
    @Caller() caller: CallerContext,
  ): Promise<CategoryView> {
    return this.client.call(menus.category.rename, { ...request, categoryId }, caller);
  }

  @Delete('categories/:categoryId')
  @TakesKeys('menus:write')
  @Answers('Borrar una categoría; sus ítems quedan sin ella', { status: 204 })
  async delete(
    @Param('categoryId', IdPipe) categoryId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.category.delete, { categoryId }, caller);
  }
}
