import { Nested, UserView } from '@cartaviva/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.decorator';
import { Public } from '../../pipeline/sessions/access.decorator';
import { demoUser } from './demo-user';

export class DemoEntry {
  @Nested(() => UserView)
  demoUser: UserView;
}

@ApiTags('Demo')
@Controller('api/demo/enter')
export class DemoController {
  @Get()
  @Public()
  @Answers('Entrar en el modo demo; no guarda nada', { body: DemoEntry })
  enter(): DemoEntry {
    return { demoUser: demoUser(new Date()) };
  }
}
