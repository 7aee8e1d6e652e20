import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { LoadingCache } from '../cache/loading-cache';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../sessions/access.decorator';
import { Caller, type CallerContext } from '../sessions/caller.decorator';
import { componentsFrom, worst } from './components';
import { Parts } from './parts';
import { SystemStatus } from './status.dto';

/** However many look, the house is asked once in this time, in milliseconds. */
const FRESH_MS = 5000;

@ApiTags('Estado')
@Controller('api/status')
export class StatusController {
  private readonly now: LoadingCache<SystemStatus>;

  constructor(private readonly parts: Parts) {
    this.now = new LoadingCache({
      load: (_, requestId) => this.look(requestId),
      freshMs: FRESH_MS,
      maxWeight: 1,
      weigh: () => 1,
    });
  }

  @Get()
  @Public()
  @Answers('El estado de cada parte del servicio, ahora mismo', { body: SystemStatus })
  status(@Caller() { requestId }: CallerContext): Promise<SystemStatus> {
    return this.now.get('now', requestId);
  }

  private async look(requestId: string): Promise<SystemStatus> {
    const components = componentsFrom(await this.parts.find(requestId));
    return {
      status: worst(components.map(({ status }) => status)),
      components,
      checkedAt: new Date().toISOString(),
    };
  }
}
