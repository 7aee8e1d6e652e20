import 'reflect-metadata';
import { postgresUrl, readConfig } from '@cartaviva/config';
import { DomainError } from '@cartaviva/contracts';
import { NestFactory } from '@nestjs/core';
import { AdminGrantService } from './roles/admin-grant.service';
import { OperatorModule } from './roles/operator.module';

/** Makes the user with the given address an admin: `node dist/make-admin.js ana@example.com`. */
const address = process.argv[2] ?? '';
const { DATABASE_URL } = readConfig({ DATABASE_URL: postgresUrl });
const operator = await NestFactory.createApplicationContext(OperatorModule.with(DATABASE_URL), {
  logger: ['warn', 'error'],
});
try {
  await operator.get(AdminGrantService).grant(address);
  process.stdout.write(`${address} is an admin now\n`);
} catch (error) {
  const isUnknown = error instanceof DomainError && error.code === 'USER_NOT_FOUND';
  if (!isUnknown) throw error;
  process.stderr.write(`No account has proved the address "${address}"\n`);
  process.exitCode = 1;
} finally {
  await operator.close();
}
