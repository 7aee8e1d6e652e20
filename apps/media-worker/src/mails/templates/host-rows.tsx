import { Text } from '@react-email/text';

/** One line for each address that a mail names. */
export function HostRows({ hosts }: { hosts: readonly string[] }) {
  return hosts.map((host, index) => (
    <Text key={index} style={{ margin: '0 0 4px', fontSize: 16, lineHeight: '24px' }}>
      • {host}
    </Text>
  ));
}
