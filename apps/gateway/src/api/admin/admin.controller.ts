import {
  ChangeRoleRequest,
  DemoRequestView,
  FindUsers,
  identity,
  PageRequest,
  UserView,
  type Page,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { AdminOnly } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Administración')
@AdminOnly()
@Controller('api/admin')
export class AdminController {
  constructor(private readonly client: MessageClient) {}

  @Get('users')
  @Paged()
  @ApiQuery({
    name: 'search',
    type: String,
    required: false,
    description: 'Parte del email o del nombre',
  })
  @Answers('Los usuarios, los más nuevos primero', { body: UserView, list: true })
  listUsers(
    @PageQuery(FindUsers) page: FindUsers,
    @Caller() caller: CallerContext,
  ): Promise<Page<UserView>> {
    return this.client.call(identity.admin.users, page, caller);
  }

  @Put('users/:userId/role')
  @Answers('Cambiar el rol de un usuario', { body: UserView })
  changeRole(
    @Param('userId', IdPipe) userId: string,
    @Body() request: ChangeRoleRequest,
    @Caller() caller: CallerContext,
  ): Promise<UserView> {
    return this.client.call(identity.admin.changeRole, { ...request, userId }, caller);
  }

  @Get('demo-requests')
  @Paged()
  @Answers('Las demostraciones pedidas, las más nuevas primero', {
    body: DemoRequestView,
    list: true,
  })
  listDemoRequests(
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
  ): Promise<Page<DemoRequestView>> {
    return this.client.call(identity.admin.demoRequests, page, caller);
  }
}
