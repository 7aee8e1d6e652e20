import { Text } from '@react-email/text';

export function HostRows({ hosts }: { hosts: readonly string[] }) {
  return hosts.map((host, index) => (
    <Text key={index} style={{ margin: '0 0 4px', fontSize: 16, lineHeight: '24px' }}>
      • {host}
    </Text>
  ));
}
