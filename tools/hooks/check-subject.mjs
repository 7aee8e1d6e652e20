import { readFileSync } from 'node:fs';
import { subjectFault } from '../lint/commit-subject.mjs';

const [subject = ''] = readFileSync(/** @type {string} */ (process.argv[2]), 'utf8').split('\n');
const fault = subjectFault(subject);
if (fault) {
  console.error(fault);
  process.exit(1);
}
