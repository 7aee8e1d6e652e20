import { Button } from '@cartaviva/ui';
import { Download } from 'lucide-react';
import { exportMessages as messages } from './messages';

/** The browser downloads the file without a script, because the export may be large. */
export function ExportLink() {
  return (
    <Button asChild variant="secondary">
      <a href="/api/account/export" download>
        <Download aria-hidden />
        {messages.download}
      </a>
    </Button>
  );
}
