import { silent } from './silent-environment.mjs';
import WorkerRealmEnvironment from './worker-realm-environment.mjs';

export default silent(WorkerRealmEnvironment);
