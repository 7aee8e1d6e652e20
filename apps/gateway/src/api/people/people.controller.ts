import { ChangeMemberRoleRequest, identity, PeopleView, PersonView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

/** Members of the current account. Only its owner and administrators have access, and only with a session. */
@ApiTags('Personas')
@Controller('api/people')
export class PeopleController {
  constructor(private readonly client: MessageClient) {}

  @Get()
  @Answers('Las personas de la cuenta y las invitadas', { body: PeopleView })
  list(@Caller() caller: CallerContext): Promise<PeopleView> {
    return this.client.call(identity.member.list, {}, caller);
  }

  @Patch(':userId')
  @Answers('Cambiar el rol de una persona', { body: PersonView, refuses: ['PERSON_NOT_FOUND'] })
  changeRole(
    @Param('userId', IdPipe) memberId: string,
    @Body() { role }: ChangeMemberRoleRequest,
    @Caller() caller: CallerContext,
  ): Promise<PersonView> {
    return this.client.call(identity.member.changeRole, { memberId, role }, caller);
  }

  @Delete(':userId')
  @Answers('Quitar a una persona de la cuenta', { status: 204, refuses: ['PERSON_NOT_FOUND'] })
  async remove(
    @Param('userId', IdPipe) memberId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(identity.member.remove, { memberId }, caller);
  }
}
