import {
  ChangeRoleRequest,
  DemoRequestView,
  FindUsers,
  identity,
  PageRequest,
  UserView,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Get, Param, Put, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { pageHeaders } from '../../pipeline/requests/page-headers';
import { Paged, PageQuery } from '../../pipeline/requests/page-query.decorator';
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
  async listUsers(
    @PageQuery(FindUsers) page: FindUsers,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly UserView[]> {
    const found = await this.client.call(identity.admin.users, page, caller);
    void reply.headers(pageHeaders('/api/admin/users', page, found));
    return found.rows;
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
  async listDemoRequests(
    @PageQuery() page: PageRequest,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<readonly DemoRequestView[]> {
    const found = await this.client.call(identity.admin.demoRequests, page, caller);
    void reply.headers(pageHeaders('/api/admin/demo-requests', page, found));
    return found.rows;
  }
}
