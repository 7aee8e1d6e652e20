import { SettingCard } from '../setting-card';
import { ExportLink } from './export-link';
import { exportMessages as messages } from './messages';

export function ExportCard() {
  return (
    <SettingCard
      title={messages.title}
      description={messages.description}
      action={<ExportLink />}
    />
  );
}
