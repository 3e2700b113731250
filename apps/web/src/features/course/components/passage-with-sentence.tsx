import type { OpenedCitation } from '../model/citations.ts';
import { sentenceBefore } from '../model/cited-sentence.ts';
import { useReader } from '../model/reader.ts';
import { CitedPassage } from './cited-passage.tsx';

/** The passage with the very sentence of the lesson that cites it. */
export default function PassageWithSentence({ opened }: { opened: OpenedCitation }) {
  const { text } = useReader();
  const { cited } = opened;
  const sentence = cited ? sentenceBefore(cited.content, { ...cited, language: text.lang }) : '';
  return <CitedPassage opened={opened} sentence={sentence} />;
}
