import { Link } from '@bellkey/shared/shell';
import { useRef } from 'react';
import { Island } from '../island/island.tsx';
import { chaptersOf } from './chapters.ts';
import type { Block, Inline } from './markdown.ts';
import * as styles from './prose.css';

/** A text to be read: articles, terms, notes. */
export function Prose({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.prose}>
      {chaptersOf(blocks).map((chapter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
        <Chapter key={index} blocks={chapter} />
      ))}
    </div>
  );
}

/** A heading and what is under it: a part that is laid out and hydrated on its own. */
function Chapter({ blocks }: { blocks: readonly Block[] }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} data-part="" className={styles.chapter}>
      <Island place={place}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
          <BlockView key={index} block={block} />
        ))}
      </Island>
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h2 id={block.id} className={styles.h2}>
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} className={styles.h3}>
          {block.text}
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <InlineView parts={block.text} />
        </p>
      );
    case 'aside':
      return (
        <p className={styles.aside}>
          <InlineView parts={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`${styles.list} ${block.ordered && block.items.length > 9 ? styles.tens : ''}`}>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
            <li key={index}>
              <InlineView parts={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView head={block.head} rows={block.rows} />;
  }
}

/**
 * A column whose cells have at most this many characters stays on one line; on a phone next to its name, where all do.
 */
const SHORT_CHARS = 18;
/** A code name of at most this many characters fits every column, so it is not broken. */
const WHOLE_CODE_CHARS = 24;
/** A table with this many columns is wider than a text, and so is one with code names of their own width. */
const WIDE_COLUMNS = 4;

const textOf = (cell: readonly Inline[]) => cell.map(({ text }) => text).join('');

/** A table that becomes a list of cards on a narrow screen: each cell then carries its column's name. */
function TableView({
  head,
  rows,
}: {
  head: readonly (readonly Inline[])[];
  rows: readonly (readonly (readonly Inline[])[])[];
}) {
  const short = head.map((_, index) => rows.every((row) => textOf(row[index] ?? []).length <= SHORT_CHARS));
  const figures = head.map((_, index) => rows.every((row) => /^\d/.test(textOf(row[index] ?? []))));
  const names = head.map(textOf);
  const compact = short.slice(1).every(Boolean);
  const hasCode = rows.some((row) => row.some((cell) => cell.some(({ kind }) => kind === 'code')));
  const wide = head.length >= WIDE_COLUMNS || hasCode;
  return (
    <table className={`${styles.table} ${compact ? styles.compact : ''} ${wide ? styles.wide : ''}`}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={names[index]} scope="col">
              <InlineView parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
          <tr key={at}>
            {row.map((cell, index) => (
              <td
                key={names[index]}
                data-label={names[index]}
                className={`${index > 0 && short[index] ? styles.short : ''} ${figures[index] ? styles.figures : ''}`}
              >
                <InlineView parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function InlineView({ parts }: { parts: readonly Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
  return parts.map((part, index) => <PartView key={index} part={part} />);
}

function PartView({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'code':
      return (
        <code className={part.text.length <= WHOLE_CODE_CHARS ? styles.whole : undefined}>{part.text}</code>
      );
    case 'link':
      return part.href.startsWith('/') ? (
        <Link to={part.href}>{part.text}</Link>
      ) : (
        <a href={part.href}>{part.text}</a>
      );
  }
}
