import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module';
import { AuthController } from './auth.controller';
import { LoginController } from './login.controller';

@Module({ imports: [SessionsModule], controllers: [AuthController, LoginController] })
export class AuthModule {}
