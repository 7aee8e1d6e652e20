import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { TranslationsService } from './translations.service';

@Module({
  imports: [EntitlementsModule],
  providers: [TranslationsService],
})
export class TranslationsModule {}
