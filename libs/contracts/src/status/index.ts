export * from './incident.dto';
