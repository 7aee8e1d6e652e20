import type { Block } from './document';
import { RichText } from './rich-text';

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, at) => <OneBlock key={at} block={block} />);

function OneBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p className="max-w-prose">
        <RichText text={block.text} />
      </p>
    );
  }
  if (block.kind === 'image') {
    const { src, alt, width, height } = block;
    return (
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto max-w-full rounded-card border border-line"
      />
    );
  }
  if (block.kind === 'table') return <Entries rows={block.rows} />;
  const items = block.items.map((item, at) => (
    <li key={at} className={block.kind === 'steps' ? 'pl-1.5' : undefined}>
      <RichText text={item} />
    </li>
  ));
  return block.kind === 'steps' ? (
    <ol className="grid max-w-prose list-decimal gap-3 pl-6 marker:font-semibold marker:text-accent">
      {items}
    </ol>
  ) : (
    <ul className="grid max-w-prose list-disc gap-1.5 pl-5 marker:text-accent">{items}</ul>
  );
}

/** Table as a list of named entries, each with its purpose and duration. */
const Entries = ({ rows }: { rows: readonly (readonly string[])[] }) => (
  <dl className="divide-y divide-line rounded-card border border-line bg-surface">
    {rows.map(([name, text, until]) => (
      <div key={name} className="px-4 py-3">
        <dt className="font-mono text-sm font-semibold wrap-anywhere text-ink">{name}</dt>
        <dd className="mt-1 text-sm">
          {text} <span className="text-ink-faint">{until}</span>
        </dd>
      </div>
    ))}
  </dl>
);
