import {
  ChangeRole,
  FindUsers,
  identity,
  PageRequest,
  type DemoRequestView,
  type Page,
  type UserView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DemoRequestList } from './demo-request-list.service';
import { UserDirectory } from './user-directory.service';

/** FORBIDDEN for everybody who is no admin. */
@Controller()
export class AdminController {
  constructor(
    private readonly users: UserDirectory,
    private readonly requests: DemoRequestList,
  ) {}

  @Handles(identity.admin.users)
  findUsers(
    @Payload() request: FindUsers,
    @Ctx() context: MessageContext,
  ): Promise<Page<UserView>> {
    return this.users.find(context, request);
  }

  @Handles(identity.admin.changeRole)
  changeRole(@Payload() request: ChangeRole, @Ctx() context: MessageContext): Promise<UserView> {
    return this.users.changeRole(context, request);
  }

  @Handles(identity.admin.demoRequests)
  demoRequests(
    @Payload() request: PageRequest,
    @Ctx() context: MessageContext,
  ): Promise<Page<DemoRequestView>> {
    return this.requests.find(context, request);
  }
}
