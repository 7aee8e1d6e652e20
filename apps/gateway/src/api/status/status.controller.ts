import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { SystemStatus } from './status.dto';
import { SystemStatusService } from './system-status.service';

@ApiTags('Estado')
@Controller('api/status')
export class StatusController {
  constructor(private readonly status: SystemStatusService) {}

  @Get()
  @Public()
  @Answers('El estado de cada parte del servicio, su historia y los incidentes', {
    body: SystemStatus,
  })
  get(@Caller() { requestId }: CallerContext): Promise<SystemStatus> {
    return this.status.get(requestId);
  }
}
