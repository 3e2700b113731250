import {
  curiositiesDraft,
  curiosityCategories,
  limits,
  type CuriositiesDraft,
  type Curiosity,
  type CuriosityCategory,
} from '@coursewright/contract';
import {
  answerClaimOf,
  checkAnswer,
  checkSentence,
  quoteFor,
  type CourseBrief,
  type Material,
} from '@coursewright/authoring';
import type { SourcePassage, SourceText } from '@coursewright/sources';
import type { announcer } from '../announcer.ts';
import { runSignal } from '../failure.ts';
import { announcement } from '../phases.ts';
import { materialKey, type CoursePorts } from '../ports.ts';
import { stableId } from '../stable-id.ts';

interface Asked {
  readonly taskId: string;
  readonly brief: CourseBrief;
  readonly material: Material;
}

/**
 * Something to read while the course is written, fetched beside the outline. It holds no slot of
 * any limiter and nothing waits for it: what is not there when the run ends, or has failed, is left
 * out.
 */
export function curiositiesBeside(
  ports: CoursePorts,
  stage: ReturnType<typeof announcer>['stage'],
): { begin: (asked: Asked) => void; end: () => void } {
  const stop = new AbortController();
  return {
    begin: (asked) => {
      const run = runSignal();
      if (asked.material.sources.length === 0) return;
      writeCuriosities(
        ports,
        stage,
        stop.signal,
      )(asked).catch((error: unknown) => {
        if (!stop.signal.aborted && !run?.aborted) ports.logUnexpected(error, 'curiosities');
      });
    },
    end: () => stop.abort(new Error('The run has ended without its curiosities')),
  };
}

/** What the author found, less what its passages do not carry. */
const writeCuriosities =
  (
    { author, ask, announce }: CoursePorts,
    stage: ReturnType<typeof announcer>['stage'],
    signal: AbortSignal,
  ) =>
  async ({ taskId, brief, material }: Asked): Promise<void> => {
    const { items: drafted } = await ask({
      step: 'write_curiosities',
      input: { brief, material: materialKey(material) },
      answer: curiositiesDraft,
      signal,
      call: (control) =>
        author.writeCuriosities({ brief, material, wanted: limits.curiosities.wanted }, control),
    });
    const places = passagesByRef(material);
    const texts = new Set<string>();
    const items = drafted
      .flatMap((draft) => {
        const place = places.get(draft.ref);
        const isNew = texts.size < texts.add(draft.text.trim().toLowerCase()).size;
        return place && isNew ? supported(draft, place, brief.language) : [];
      })
      .slice(0, limits.curiosities.max)
      .map((item, index) => withIds(item, stableId(taskId, 'curiosity', index + 1)));
    if (items.length === 0) return;
    announce(
      announcement('write_curiosities', '', {
        action: 'ready',
        ...stage(),
        message: 'Something to read while you wait',
        preview_data: { type: 'curiosities', data: { items } },
      }),
    );
  };

interface Place {
  readonly source: SourceText;
  readonly passage: SourcePassage;
}

const passagesByRef = ({ sources }: Material): ReadonlyMap<string, Place> =>
  new Map(
    sources.flatMap((source, index) =>
      source.passages.map(
        (passage) => [`S${index + 1}.${passage.number}`, { source, passage }] as const,
      ),
    ),
  );

type Draft = CuriositiesDraft['items'][number];
type WithoutIds = { draft: Draft; place: Place; quote: string };

/**
 * The item with the sentence it rests on; none if the citation check refuses what it claims, or a
 * question has not exactly one right answer.
 */
function supported(draft: Draft, place: Place, language: string): WithoutIds[] {
  const { source, passage } = place;
  const claim = isFinding(draft.category) ? draft.text : draft.explanation;
  const isPoll = draft.category === 'opinion_poll';
  if (
    !isPoll &&
    (claim.trim() === '' ||
      !checkSentence(claim, [{ ...passage, sourceTitle: source.title }], language).supported)
  )
    return [];
  if (!isFinding(draft.category) && !isAnswerable(draft, isPoll ? 0 : 1)) return [];
  if (!isFinding(draft.category) && !isPoll && isKeyRefused(draft, place, language)) return [];
  return [
    {
      draft,
      place,
      quote: quoteFor(isPoll ? draft.text : claim, passage.text, source.language ?? language),
    },
  ];
}

/** Does the passage speak against the answer that the question calls right? */
function isKeyRefused(draft: Draft, { source, passage }: Place, language: string): boolean {
  const { category, text: question, options } = draft;
  const kind = category === 'fact_or_fiction' ? 'true_false' : 'multiple_choice';
  const claim = answerClaimOf({ kind, question, options }, language);
  return (
    claim !== undefined &&
    checkAnswer(claim, [{ ...passage, sourceTitle: source.title }], language).state ===
      'contradicted'
  );
}

const isFinding = (category: Draft['category']): category is CuriosityCategory =>
  curiosityCategories.some((one) => one === category);

function isAnswerable({ options }: Draft, right: number): boolean {
  const texts = new Set(options.map(({ text }) => text.trim().toLowerCase()));
  return (
    options.length >= limits.curiosities.options.min &&
    texts.size === options.length &&
    (right === 0 || options.filter(({ is_correct }) => is_correct).length === right)
  );
}

function withIds({ draft, place: { source, passage }, quote }: WithoutIds, id: string): Curiosity {
  const from = {
    source_id: source.id,
    title: source.title,
    ...(source.url ? { url: source.url } : {}),
    passage_id: passage.id,
    quote,
  };
  const { category } = draft;
  if (isFinding(category))
    return { id, kind: 'curiosity', category, text: draft.text, source: from };
  return {
    id,
    kind: 'question',
    category,
    question: draft.text,
    explanation: category === 'opinion_poll' ? '' : draft.explanation,
    source: from,
    options: draft.options.map(({ text, is_correct }, index) => ({
      id: stableId(id, index + 1),
      text,
      ...(category === 'opinion_poll' ? {} : { is_correct }),
    })),
  };
}
