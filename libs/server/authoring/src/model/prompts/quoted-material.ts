import { contentStems } from '@coursewright/text/terms';
import type { Material, PickedPassage } from '../../author.ts';
import { oneLine } from './course-brief.ts';

/** Passages as quoted data under their refs. */
export const quotedPassages = (passages: readonly PickedPassage[]): string =>
  passages
    .map(
      ({ ref, sourceTitle, headings, kind, text }) =>
        `<passage ref="${ref}" source="${attribute(sourceTitle)}" section="${attribute(headings.join(' › '))}" kind="${kind}">\n${body(text)}\n</passage>`,
    )
    .join('\n');

/** Any other quoted text under a tag. */
export const quotedText = (
  tag: 'lesson' | 'sentence',
  text: string,
  attributes: Record<string, string | number> = {},
): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${attribute(String(value))}"`)
    .join('')}>\n${body(text)}\n</${tag}>`;

/** Sources by title only, for choosing among them. */
export const listedSources = ({ sources }: Material): string =>
  sources
    .map(({ title, kind, url, passages }, index) => {
      const sections = [...new Set(passages.map(({ headings }) => headings.at(-1) ?? ''))]
        .filter(Boolean)
        .slice(0, 8);
      return `<source ref="S${index + 1}" title="${attribute(title)}" kind="${kind}"${url ? ` site="${attribute(new URL(url).hostname)}"` : ''}>\n${body(oneLine(sections.join(' · ')))}\n${body(firstSentence(passages[0]?.text ?? ''))}\n</source>`;
    })
    .join('\n');

const digestCharacters = 24_000;

/**
 * What the material holds, in some 6,000 tokens: per source its title and, passage by passage, ref,
 * headings and first sentence. Sources share the room evenly; where one has more passages than fit,
 * those on `about` come first, then the first under each heading, then the rest evenly. Always
 * shown in reading order.
 */
export function materialDigest(
  { sources }: Material,
  {
    about = '',
    language,
    characters = digestCharacters,
  }: { about?: string; language: string; characters?: number },
): string {
  const wanted = new Set(contentStems(about, language));
  const room = characters / Math.max(1, sources.length);
  return sources
    .map((source, index) => {
      const lines = source.passages.map(({ number, headings, text }, at) => ({
        text: `S${index + 1}.${number} | ${oneLine(headings.join(' › '))} | ${body(firstSentence(text))}`,
        at,
        hits:
          wanted.size === 0
            ? 0
            : contentStems(`${headings.join(' ')} ${text}`, language).filter((word) =>
                wanted.has(word),
              ).length,
        opens: headings.join() !== source.passages[at - 1]?.headings.join(),
      }));
      const step = Math.max(1, Math.ceil(lines.length / 50));
      const ranked = lines.toSorted(
        (a, b) =>
          b.hits - a.hits ||
          Number(b.opens) - Number(a.opens) ||
          Number(a.at % step !== 0) - Number(b.at % step !== 0) ||
          a.at - b.at,
      );
      const chosen: typeof lines = [];
      let used = 0;
      for (const line of ranked) {
        used += line.text.length + 1;
        if (chosen.length > 0 && used > room) break;
        chosen.push(line);
      }
      const shown = chosen.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
      return `<source ref="S${index + 1}" title="${attribute(source.title)}" kind="${source.kind}" passages="${source.passages.length}">\n${shown.join('\n')}\n</source>`;
    })
    .join('\n');
}

const firstSentence = (text: string): string => {
  const line = oneLine(text);
  const sentence = /^.{20,}?[.!?。！？](?=\s|$)/.exec(line)?.[0] ?? line;
  return sentence.length > 220 ? `${sentence.slice(0, 220)}…` : sentence;
};

const attribute = (text: string): string =>
  oneLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/**
 * Quoted text cannot end its own quotation. Everything else stays as it is, so that code survives.
 */
const body = (text: string): string =>
  text.replace(/<(\/?)(source|passage|lesson|sentence)\b/gi, '<$1 $2');
