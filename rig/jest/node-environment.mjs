import { TestEnvironment } from 'jest-environment-node';
import { silent } from './silent-environment.mjs';

export default silent(TestEnvironment);
