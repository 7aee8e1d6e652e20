export { open, seal } from './seal';
