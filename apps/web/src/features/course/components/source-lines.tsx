import type { OutlinedSource } from '@coursewright/contract';
import { useWords } from '../../../shared/language.ts';
import { useCourseMessages } from '../messages/index.ts';

/** A source's title; a link where it is on the web. */
export function SourceTitle({ source }: { source: OutlinedSource }) {
  const t = useCourseMessages();
  if (!source.url) return <strong dir="auto">{source.title}</strong>;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer">
      <bdi>{source.title}</bdi>
      <span className="visually-hidden"> {t.in_new_tab}</span>
    </a>
  );
}

/** What kind of source it is, where it is from, and when it was read. */
export function SourceFacts({
  source: { kind, url, file_name, fetched_at },
}: {
  source: OutlinedSource;
}) {
  const t = useCourseMessages();
  const { day } = useWords();
  const facts = [
    t.source_kind[kind],
    file_name ?? (url && new URL(url).hostname),
    t.source_read({ day: day(fetched_at) }),
  ];
  return <span>{facts.filter(Boolean).join(' · ')}</span>;
}
