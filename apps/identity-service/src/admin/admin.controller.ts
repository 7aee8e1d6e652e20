import {
  ChangeRole,
  FindUsers,
  identity,
  PageRequest,
  UserRequest,
  type DemoRequestView,
  type Page,
  type UserView,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DemoRequestListService } from './demo-request-list.service';
import { UserDirectoryService } from './user-directory.service';

/** Admin requests. Throws FORBIDDEN if the actor is not an admin. */
@Controller()
export class AdminController {
  constructor(
    private readonly users: UserDirectoryService,
    private readonly requests: DemoRequestListService,
  ) {}

  @Handles(identity.admin.users)
  findUsers(
    @Payload() request: FindUsers,
    @Ctx() context: MessageContext,
  ): Promise<Page<UserView>> {
    return this.users.find(context, request);
  }

  @Handles(identity.admin.accountOf)
  accountOf(
    @Payload() { userId }: UserRequest,
    @Ctx() context: MessageContext,
  ): Promise<{ accountId: string }> {
    return this.users.accountOf(context, userId);
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
