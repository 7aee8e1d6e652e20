import 'reflect-metadata';
import { Module, Controller } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Payload } from '@nestjs/microservices';
import { message, Text } from '@cartaviva/contracts';
import { strictValidation } from '@cartaviva/process';
import { Handles, RedisTransportServer } from '../../src';
import { RequestReader } from '../../src/server/request-reader';
import { commandConnection, readConnection } from '../../src/connections';
export class Ask {
  @Text({ max: 80 }) key: string;
}
export const ask = message('menus.bench.ask', Ask).replies<{ key: string }>();
@Controller()
class C {
  @Handles(ask) async a(@Payload() { key }: Ask) {
    return { key };
  }
}
@Module({ controllers: [C] })
class M {}
const [redisUrl = '', mode] = process.argv.slice(2);
if (mode === 'nest') {
  const app = await NestFactory.createMicroservice(M, {
    strategy: new RedisTransportServer({ service: 'menus', redisUrl }),
    logger: false,
  });
  app.useGlobalPipes(strictValidation());
  await app.listen();
} else {
  new RequestReader({
    service: 'menus',
    consumer: 'c',
    concurrency: 32,
    commands: commandConnection(redisUrl, 'c'),
    connection: readConnection(redisUrl, 'r'),
    handlerOf: () => async (p) => p,
  }).start();
}
console.log('ready');
