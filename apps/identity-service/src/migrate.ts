import { migrateService } from '@cartaviva/persistence';
import { migrations } from '../migrations';

await migrateService('identity', migrations);
