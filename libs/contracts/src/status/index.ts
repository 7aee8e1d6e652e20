export * from './history.dto';
export * from './incident.dto';
