import { migrateService } from '@cartaviva/persistence';
import { migrations } from '../migrations';

await migrateService('media', migrations);
