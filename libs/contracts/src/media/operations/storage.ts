import { message, Nothing } from '../../message';
import { EDITORS } from '../../people/rights';
import type { StorageView } from '../storage.dto';

export const storage = {
  usage: message('media.storage.usage', Nothing, EDITORS).replies<StorageView>(),
} as const;
