import { ORIGIN } from '@cartaviva/ui/page-head';
import { plainText, type Sentence } from '../markdown/document';
import { ENGLISH_MESSAGES, ENGLISH_PARTS } from './english/guide';
import { exampleCallOf } from './examples';
import { fieldsOf, kindOf, type Field } from './fields';
import { curlExample } from './languages/curl';
import { MESSAGES } from './messages';
import { GROUPS, isStream, resolved, type Group, type Operation, type Schema } from './operation';
import { PARTS } from './parts';

const FOLDER = '/documentacion-api/md';
const GUIDE = `${FOLDER}/guia.md`;
const ENGLISH = `${FOLDER}/guide.md`;
/** File that language models look for first (llmstxt.org). */
export const LLMS_PATH = '/llms.txt';

const toPath = ({ slug }: Group) => `${FOLDER}/${slug}.md`;

interface MarkdownFile {
  readonly path: string;
  readonly text: string;
}

const joined = (...parts: readonly (string | false | undefined)[]) =>
  `${parts.filter(Boolean).join('\n\n')}\n`;

interface Section {
  readonly title: string;
  readonly text: readonly Sentence[];
}

const section = ({ title, text }: Section) =>
  joined(`## ${title}`, ...text.map(plainText)).trimEnd();

const links = () =>
  GROUPS.map(
    (group) =>
      `- [${group.tag}](${ORIGIN}${toPath(group)}): ${group.description ?? MESSAGES.groupDescription(group.tag)}`,
  ).join('\n');

const fieldLine = ({ name, kind, required, text }: Field) =>
  `- \`${name}\` (${kind}${required ? `, ${MESSAGES.required}` : ''})${text ? `: ${text}` : ''}`;

function fieldList(title: string, schema: Schema | undefined): string | false {
  if (!schema) return false;
  const whole = resolved(schema);
  const fields = fieldsOf(whole.oneOf?.[0] ?? whole.items ?? whole);
  return fields.length > 0 && `**${title}**\n\n${fields.map(fieldLine).join('\n')}`;
}

function operationText(operation: Operation): string {
  const { summary, name, description, isPublic, scopes, parameters, body, answer } = operation;
  const parameterLines = parameters.map(({ name: parameter, required = false, ...said }) =>
    fieldLine({
      name: parameter,
      required,
      kind: kindOf(said.schema),
      ...(said.description && { text: said.description }),
    }),
  );
  return joined(
    `## ${summary}`,
    `\`${name}\` · ${isPublic ? MESSAGES.isPublic : MESSAGES.needsKey(scopes)}`,
    description,
    parameterLines.length > 0 && `**${MESSAGES.parameters}**\n\n${parameterLines.join('\n')}`,
    fieldList(MESSAGES.body, Object.values(body)[0]?.schema),
    fieldList(MESSAGES.answer(answer.status), Object.values(answer.content)[0]?.schema),
    !isStream(operation) && `\`\`\`sh\n${curlExample(exampleCallOf(operation))}\n\`\`\``,
  ).trimEnd();
}

/** Creates the documentation as Markdown files, with an index that links to them. */
export function markdownPages(): readonly MarkdownFile[] {
  const guide = joined(
    `# ${MESSAGES.title}`,
    MESSAGES.description,
    ...Object.values(PARTS).map((part) => section(part)),
    `## ${MESSAGES.reference}`,
    links(),
  );
  const english = joined(
    `# ${ENGLISH_MESSAGES.title}`,
    ENGLISH_MESSAGES.description,
    ...ENGLISH_PARTS.map((part) => section(part)),
    `## ${ENGLISH_MESSAGES.reference}`,
    ENGLISH_MESSAGES.referenceText,
    links(),
  );
  const groups = GROUPS.map((group) => ({
    path: toPath(group),
    text: joined(
      `# ${MESSAGES.groupTitle(group.tag)}`,
      group.description,
      ...group.operations.map(operationText),
    ),
  }));
  const llms = joined(
    '# CartaViva',
    `> ${ENGLISH_MESSAGES.description}`,
    '## API',
    [
      `- [Guide in English](${ORIGIN}${ENGLISH})`,
      `- [Guía en español](${ORIGIN}${GUIDE})`,
      `- [OpenAPI 3.1](${ORIGIN}/api/openapi.json)`,
    ].join('\n'),
    `## ${MESSAGES.reference}`,
    links(),
  );
  return [
    { path: LLMS_PATH, text: llms },
    { path: GUIDE, text: guide },
    { path: ENGLISH, text: english },
    ...groups,
  ];
}
