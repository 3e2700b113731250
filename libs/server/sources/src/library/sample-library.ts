import { readdirSync, readFileSync } from 'node:fs';
import { baseLanguage, wordsOf } from '@coursewright/text';
import { contentStems } from '@coursewright/text/terms';
import { Injectable } from '@nestjs/common';
import { readFrontMatter } from '../parsing/front-matter.ts';
import { normaliseText } from '../parsing/normalise-text.ts';
import { readMarkdown } from '../parsing/read-markdown.ts';
import { buildPassages } from '../passages/build-source.ts';
import { stableId } from '../passages/stable-id.ts';
import type { SourceText } from '../source-text.ts';
import { courseWords } from './course-words.ts';

interface Sample {
  readonly source: SourceText;
  readonly language: string;
  readonly summary: string;
  /** The terms of the title and of each of its topics. */
  readonly subjects: readonly (readonly string[])[];
  readonly summaryTerms: ReadonlySet<string>;
  /** How often each term occurs in the text. */
  readonly bodyTerms: ReadonlyMap<string, number>;
}

// Beside src and beside dist alike.
const folder = new URL('../../sample-library/', import.meta.url);
/**
 * The texts ship with the product; a constant keeps courses written from them the same everywhere.
 */
const shippedAt = '2026-11-01T00:00:00.000Z';
/** Share of the topic's meaning that a text must cover, and how far it may fall behind the best. */
const threshold = { coverage: 0.5, ofBest: 0.6, most: 4 } as const;
const credit = { named: 1, key: 0.8, body: 0.5, bodyTimes: 2 } as const;

/** They are the same for the whole life of the process, whatever applications it holds. */
let loaded: readonly Sample[] | undefined;

/**
 * The texts that ship with the product, one Markdown file each in a folder per language. Read at
 * first use.
 */
@Injectable()
export class SampleLibrary {
  sampleTopics(): { title: string; language: string; summary: string }[] {
    return this.texts.map(({ source, language, summary }) => ({
      title: source.title,
      language,
      summary,
    }));
  }

  /**
   * Texts on the topic, best first: those in the asked language if there are any, else those in
   * others.
   */
  samples(topic: string, language: string): SourceText[] {
    const scored = this.texts
      .map((sample) => ({ sample, score: this.coverage(topic, language, sample) }))
      .filter(({ score }) => score >= threshold.coverage)
      .toSorted(
        (a, b) => b.score - a.score || (a.sample.source.title < b.sample.source.title ? -1 : 1),
      );
    const own = scored.filter(({ sample }) => sample.language === baseLanguage(language));
    const found = own.length ? own : scored;
    const best = found[0]?.score ?? 0;
    return found
      .filter(({ score }) => score >= best * threshold.ofBest)
      .slice(0, threshold.most)
      .map(({ sample }) => sample.source);
  }

  /**
   * From 0 to 1: how much of the topic's words, rare ones counting more, the sample is about. 0
   * unless the topic and one of the sample's subjects contain each other: "human rights" shares a
   * word with "the human immune system", but is not about it.
   */
  private coverage(topic: string, language: string, sample: Sample): number {
    const asked = new Set(meaningfulTerms(topic, sample.language, language));
    const isNamed = (subject: readonly string[]) =>
      subject.every((term) => asked.has(term)) ||
      [...asked].every((term) => subject.includes(term));
    const named = new Set(asked.size ? sample.subjects.filter(isNamed).flat() : []);
    if (named.size === 0) return 0;
    let total = 0;
    let covered = 0;
    for (const term of asked) {
      const having = this.texts.filter(
        ({ subjects, bodyTerms }) => bodyTerms.has(term) || subjects.flat().includes(term),
      ).length;
      const rarity = Math.log(1 + (this.texts.length + 1) / (having + 0.5));
      total += rarity;
      if (named.has(term)) covered += rarity * credit.named;
      else if (sample.subjects.flat().includes(term) || sample.summaryTerms.has(term))
        covered += rarity * credit.key;
      else if ((sample.bodyTerms.get(term) ?? 0) >= credit.bodyTimes)
        covered += rarity * credit.body;
    }
    return covered / total;
  }

  private get texts(): readonly Sample[] {
    return (loaded ??= loadSamples());
  }
}

function loadSamples(): Sample[] {
  const languages = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
  return languages.flatMap((language) =>
    readdirSync(new URL(`${language}/`, folder))
      .filter((file) => file.endsWith('.md'))
      .toSorted()
      .map((file) => loadSample(language, file)),
  );
}

function loadSample(language: string, file: string): Sample {
  const markdown = normaliseText(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'));
  const { fields } = readFrontMatter(markdown);
  const { title = file, blocks } = readMarkdown(markdown);
  const { headingsCount: _, ...text } = buildPassages(blocks, language);
  const topics = Array.isArray(fields.topics) ? fields.topics : [];
  const summary = typeof fields.summary === 'string' ? fields.summary : '';
  const bodyTerms = new Map<string, number>();
  for (const passage of text.passages)
    for (const term of contentStems(passage.text, language))
      bodyTerms.set(term, (bodyTerms.get(term) ?? 0) + 1);
  return {
    source: {
      id: stableId('sample', language, file, text.contentHash),
      kind: 'sample',
      title,
      fetchedAt: shippedAt,
      ...text,
    },
    language,
    summary,
    subjects: [title, ...topics]
      .map((subject) => meaningfulTerms(subject, language))
      .filter((terms) => terms.length > 0),
    summaryTerms: new Set(contentStems(summary, language)),
    bodyTerms,
  };
}

/**
 * Terms without the words that only say that a course is wanted ("introduction to"), unless there
 * are no others.
 */
function meaningfulTerms(text: string, language: string, spokenIn = language): string[] {
  const words = wordsOf(text.toLowerCase()).filter(
    (word) => !courseWords.has(word) && contentStems(word, spokenIn).length > 0,
  );
  return contentStems(words.length ? words.join(' ') : text, language);
}
