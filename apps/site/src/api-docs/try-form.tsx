import { Button, Callout, Field, TextArea, TextInput } from '@cartaviva/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { sampleBodyOf } from './examples';
import { MESSAGES } from './messages';
import type { Operation, Parameter } from './operation';
import { OwnFile, ImageForm, Text } from './samples';
import { TryAnswer } from './try-answer';
import { makeCall, type TriedAnswer } from './try-call';
import { rememberKey, useKey } from './try-key';

export default function TryForm({ operation }: { operation: Operation }) {
  const { method, summary, parameters, body } = operation;
  const sample = sampleBodyOf(operation);
  const isForm = sample instanceof ImageForm;
  const isFile = isForm || sample instanceof OwnFile;
  const key = useKey();
  const keyInput = useRef<HTMLInputElement>(null);
  useEffect(() => keyInput.current?.focus(), []);
  const [values, setValues] = useState(() => firstValues(operation));
  const [text, setText] = useState(() => (isFile ? '' : textOf(sample)));
  const [file, setFile] = useState<File>();
  const [answer, setAnswer] = useState<TriedAnswer | 'waiting' | 'failed'>();

  async function send(event: FormEvent) {
    event.preventDefault();
    setAnswer('waiting');
    const bodyType = file?.type || (sample instanceof Text ? sample.type : Object.keys(body)[0]);
    const written = file && isForm ? formWith(file) : isFile ? file : withoutVariables(text);
    try {
      setAnswer(
        await makeCall({
          operation,
          key: key.trim(),
          values,
          ...(sample && { body: written, bodyType }),
        }),
      );
    } catch {
      setAnswer('failed');
    }
  }

  return (
    <form
      onSubmit={(event) => void send(event)}
      aria-label={MESSAGES.tryCall(summary)}
      className="grid gap-4 rounded-card border border-line p-4 print:hidden"
    >
      <Field label={MESSAGES.key} hint={MESSAGES.keyHint}>
        {(control) => (
          <TextInput
            ref={keyInput}
            {...control}
            // With a password field, browsers would offer to save the key.
            className="[-webkit-text-security:disc]"
            autoComplete="off"
            spellCheck={false}
            placeholder="cv_live_…"
            value={key}
            onChange={({ target }) => rememberKey(target.value)}
          />
        )}
      </Field>
      {parameters.map((parameter) => {
        const { name } = parameter;
        const required = isRequired(parameter);
        return (
          <Field key={name} label={<code className="font-mono">{name}</code>} required={required}>
            {(control) => (
              <TextInput
                {...control}
                required={required}
                placeholder={required ? undefined : exampleOf(parameter)}
                autoComplete="off"
                spellCheck={false}
                value={values[name] ?? ''}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            )}
          </Field>
        );
      })}
      {sample && isFile && (
        <Field label={MESSAGES.file}>
          {(control) => (
            <input
              {...control}
              type="file"
              required
              accept="image/*"
              className="min-h-11 max-w-full text-sm"
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
      )}
      {sample && !isFile && (
        <Field label={MESSAGES.body} hint={/\$[A-Z_]+/.test(text) && MESSAGES.bodyVariables}>
          {(control) => (
            <TextArea
              {...control}
              rows={Math.min(12, text.split('\n').length + 1)}
              spellCheck={false}
              className="font-mono text-sm"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      )}
      {method !== 'GET' && <Callout tone="warning">{MESSAGES.changesData}</Callout>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={answer === 'waiting'}>
          {answer === 'waiting' ? MESSAGES.sending : MESSAGES.send(method)}
        </Button>
      </div>
      <div aria-live="polite" className="min-w-0">
        {answer === 'failed' && <Callout tone="danger">{MESSAGES.notSent}</Callout>}
        {typeof answer === 'object' && <TryAnswer answer={answer} />}
      </div>
    </form>
  );
}

function formWith(file: File): FormData {
  const form = new FormData();
  form.set('file', file);
  return form;
}

const isRequired = ({ in: where, required = false }: Parameter) => required || where === 'path';

/** Fills in required parameters only. Optional ones have placeholders, so that nobody sends them by accident. */
const firstValues = ({ parameters }: Operation): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parameters
      .filter(isRequired)
      .map((parameter): [string, string] => [parameter.name, exampleOf(parameter) ?? '']),
  );

/** Returns the example in the document. IDs have none, because the reader must enter their own. */
function exampleOf({ name, in: where, example, schema }: Parameter): string | undefined {
  if (where !== 'query' && name !== 'language') return undefined;
  const value = example ?? schema.example ?? schema.default ?? (name === 'language' && 'en');
  return ['string', 'number'].includes(typeof value) ? String(value) : undefined;
}

const textOf = (sample: object | undefined): string =>
  sample instanceof Text ? sample.content : sample ? JSON.stringify(sample, null, 2) : '';

/** Replaces unfilled variables with null, so that their names are not sent. */
const withoutVariables = (text: string) => text.replaceAll(/"\$[A-Z_]+"/g, 'null');
