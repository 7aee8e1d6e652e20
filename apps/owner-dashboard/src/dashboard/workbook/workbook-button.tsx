import { Button, lazyPart } from '@cartaviva/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { MESSAGES } from './messages';

const WorkbookDialog = lazyPart(() =>
  import('./workbook-dialog').then((part) => part.WorkbookDialog),
);

export function WorkbookButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={MESSAGES.title} onClick={() => setOpen(true)}>
        <FileSpreadsheet aria-hidden />
        {MESSAGES.open}
      </Button>
      {isOpen && <WorkbookDialog onClose={() => setOpen(false)} />}
    </>
  );
}
