import { api } from '@cartaviva/api-client';
import { SendNoticeRequest } from '@cartaviva/contracts';
import { earliestEffectiveDay, NOTICE_KINDS } from '@cartaviva/domain';
import { DtoField, FormError, useDtoForm } from '@cartaviva/forms';
import { Button, Dialog, Select, TextArea, TextInput, useToast } from '@cartaviva/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { noticeMessages as messages } from './messages';
import { NoticePreview } from './notice-preview';
import { useNotices } from './use-notices';

const kinds = NOTICE_KINDS.map((kind) => ({ value: kind, label: messages.kinds[kind] }));

export function WriteNotice() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Mail aria-hidden />
        {messages.write}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={messages.write}>
        <NoticeForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** A refused notice reappears in the form with everything the admin wrote. */
function NoticeForm({ onDone }: { onDone: () => void }) {
  const { mutate: readNotices } = useNotices();
  const toast = useToast();
  const earliest = earliestEffectiveDay('prices', new Date());
  const form = useDtoForm<SendNoticeRequest>(SendNoticeRequest, {
    kind: 'prices',
    effectiveOn: earliest,
    text: '',
  });
  const [isPreviewed, setPreviewed] = useState(false);

  const preview = form.onSubmit(() => {
    setPreviewed(true);
    return Promise.resolve();
  }, messages.sendFailed);

  const send = form.onSubmit(async (body) => {
    try {
      await api.post('/api/admin/notices', { body });
    } catch (error) {
      setPreviewed(false);
      throw error;
    }
    await readNotices();
    toast({ title: messages.sent, tone: 'success' });
    onDone();
  }, messages.sendFailed);

  if (isPreviewed) {
    return (
      <NoticePreview
        notice={form.getValues()}
        onBack={() => setPreviewed(false)}
        onSend={() => void send()}
        isSending={form.formState.isSubmitting}
      />
    );
  }
  return (
    <form onSubmit={(event) => void preview(event)} noValidate className="grid gap-4">
      <DtoField form={form} name="kind" label={messages.kind}>
        {(input) => <Select options={kinds} {...input} />}
      </DtoField>
      <DtoField
        form={form}
        name="effectiveOn"
        label={messages.effectiveOn}
        hint={messages.effectiveOnHint(earliest)}
      >
        {(input) => <TextInput type="date" min={earliest} {...input} />}
      </DtoField>
      <DtoField form={form} name="text" label={messages.text} hint={messages.textHint}>
        {(input) => <TextArea {...input} />}
      </DtoField>
      <FormError message={form.formState.errors.root?.message} />
      <Button type="submit" className="sm:justify-self-end">
        {messages.preview}
      </Button>
    </form>
  );
}
