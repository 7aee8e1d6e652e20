import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });

/** Memory limit of a gateway in docker-compose.yml, in MiB. */
export const GATEWAY_LIMIT_MIB = Number.parseInt(services.gateway.deploy.resources.limits.memory);
