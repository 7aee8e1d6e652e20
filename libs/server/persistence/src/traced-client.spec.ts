import { TracedClient } from './traced-client';

it('a connection that fails when nobody uses it any more does not end the process', () => {
  const client = new TracedClient();
  const again = new Error('terminating connection due to administrator command');
  expect(() => client.emit('error', again)).not.toThrow();
});
