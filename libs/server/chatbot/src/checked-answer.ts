import { type CitablePassage, LessonChecker, splitLesson } from '@coursewright/authoring';
import type { ChatCitation, QuizItem } from '@coursewright/contract';
import type { QuizGuard } from './quiz-guard.ts';
import { claimsAnAction } from './claims-an-action.ts';

/** A passage as an answer cites it, and where it is read. */
export interface Evidence extends CitablePassage {
  readonly submoduleId: string;
}

/** Characters of an answer that are read; no answer worth reading is longer. */
const mostCharacters = 8_000;

type Sentence = ReturnType<typeof splitLesson>[number];

interface CheckedBy {
  readonly checker: LessonChecker;
  readonly evidence: readonly Evidence[];
  readonly language: string;
  readonly guard: QuizGuard;
}

/**
 * A model's answer as a learner may see it, sentence by sentence: what the named passages bear out
 * is `text`, what they do not is `uncertain`. What names nothing and claims nothing is left out, as
 * is everything that is no sentence.
 */
export class CheckedAnswer {
  text = '';
  readonly citations: ChatCitation[] = [];
  /** The question of the quiz that the answer would have given away; nothing is taken after it. */
  answered: QuizItem | undefined;
  private readonly doubtful: string[] = [];
  /** As much of the Markdown as was judged. */
  private judged = '';
  private gap = '';
  private readonly by: CheckedBy;

  constructor(by: CheckedBy) {
    this.by = by;
  }

  get uncertain(): string {
    return this.by.guard.isNear ? '' : this.doubtful.join('\n\n');
  }

  /**
   * Judges the sentences that are new in a growing text; unless it `isWhole`, the last one may go
   * on. A text that does not go on from what was judged is an answer that begins anew.
   */
  async take(markdown: string, isWhole: boolean): Promise<void> {
    const text = markdown.slice(0, mostCharacters);
    if (!text.startsWith(this.judged)) this.begin();
    const sentences = splitLesson(text, this.by.language);
    for (const sentence of isWhole ? sentences : sentences.slice(0, -1)) {
      if (this.answered) return;
      if (sentence.start < this.judged.length) continue;
      this.gap += text.slice(this.judged.length, sentence.start);
      this.judged = text.slice(0, sentence.end);
      await this.judge(sentence);
    }
  }

  private begin(): void {
    this.text = '';
    this.judged = '';
    this.gap = '';
    this.citations.length = 0;
    this.doubtful.length = 0;
  }

  private async judge({ text, plain, refs, factual }: Sentence): Promise<void> {
    const { checker, evidence, language, guard } = this.by;
    const named = evidence.filter(({ ref }) => refs.includes(ref));
    if (named.length === 0 && !factual) return;
    // Numbers of ours only.
    const own = text.replaceAll(/\[\^[^\]]*\]/g, '');
    const { cited } = await checker.cite(own, named, language);
    const isBorneOut =
      cited.citations.length > 0 &&
      cited.checks.every(({ state }) => state === 'quoted' || state === 'supported');
    if (claimsAnAction(plain, isBorneOut)) return;
    this.answered = guard.answeredBy(plain, this.text);
    if (this.answered || guard.givenAwayBy(plain)) return;
    // What claims nothing ("Consider $x$ for a while") is borne out by whatever it cites.
    if (!factual && guard.names(own)) return;
    if (isBorneOut) {
      // True sentences can be put together so that their letters tell what none of them does.
      if (!guard.spelt(`${this.text} ${plain}`)) this.add(cited.content, cited.citations);
    } else if (!guard.names([...this.doubtful, plain].join(' '))) {
      this.doubtful.push(cited.content.replaceAll(/ ?\[\^\d+\]/g, ''));
    }
  }

  private add(content: string, citations: readonly { marker: number; passage_id: string }[]): void {
    const markers = new Map(
      citations.map(({ marker, passage_id }) => [String(marker), this.markerOf(passage_id)]),
    );
    const cited = content.trim().replaceAll(/\[\^(\d+)\]/g, (_whole, marker: string) => {
      const number = markers.get(marker);
      return number === undefined ? '' : `[^${number}]`;
    });
    this.text += `${separator(this.gap, this.text === '')}${cited}`;
    this.gap = '';
  }

  private markerOf(passageId: string): number | undefined {
    const known = this.citations.find(({ passage_id }) => passage_id === passageId);
    if (known) return known.marker;
    const passage = this.by.evidence.find((each) => each.passageId === passageId);
    if (!passage) return undefined;
    const marker = this.citations.length + 1;
    this.citations.push({
      marker,
      source_id: passage.sourceId,
      passage_id: passage.passageId,
      submodule_id: passage.submoduleId,
    });
    return marker;
  }
}

/** What stands between two sentences that are shown: a point of a list, a paragraph, a blank. */
function separator(gap: string, isFirst: boolean): string {
  if (/(?:^|\n)[^\S\n]*(?:[-*+•]|\d{1,3}[.)])[^\S\n]+$/.test(gap)) return isFirst ? '- ' : '\n- ';
  if (isFirst) return '';
  return /\n[^\S\n]*\n/.test(gap) ? '\n\n' : ' ';
}
