import { curiosityCategories, questionCategories } from '@coursewright/contract';
import { contentStems } from '@coursewright/text/terms';
import type { CourseBrief, Material, PickedPassage } from '../../author.ts';
import { briefLines, type Prompt, systemPrompt } from './course-brief.ts';
import { quotedPassages } from './quoted-material.ts';

/**
 * About 3,000 tokens of passages: enough for ten findings, small beside the calls that write the
 * course.
 */
const charactersShown = 12_000;

export function writeCuriositiesPrompt({
  brief,
  material,
  wanted,
}: {
  brief: CourseBrief;
  material: Material;
  wanted: number;
}): { prompt: Prompt; passages: readonly PickedPassage[] } {
  const passages = passagesAbout(brief, material);
  return {
    passages,
    prompt: {
      system: systemPrompt({
        task: 'write_curiosities',
        brief,
        role: 'You collect what makes a learner curious while their course is being written: small findings from its sources, and a few light questions.',
        rules: [
          `About ${wanted} items, the most surprising or useful first. About two thirds are findings, the others questions; use as many different categories as the passages honestly give.`,
          `Findings have one of the categories ${curiosityCategories.join(', ')}. Text: one or two sentences that can be understood alone. No options, an empty explanation.`,
          'A myth_buster corrects a belief that the passage itself calls wrong; a common_pitfall is a mistake that the passage warns of. Never invent a belief or a mistake.',
          `Questions have one of the categories ${questionCategories.join(', ')}. Text: the question. Two to four options, exactly one of them correct by what the passage says; fact_or_fiction asks whether a statement is true, with the two options true and false in the language of the course.`,
          'Explanation of a question: one sentence that says what the passage says, with its numbers and names as they stand there. An opinion_poll asks for a preference or experience: no option is correct, and its explanation is empty. At most one opinion_poll.',
          'Ref: the one passage that an item comes from, copied exactly. No refs in texts.',
          'Numbers, names and dates exactly as the passage gives them; no exaggeration.',
        ],
        answer:
          '{"items": [{"category": "fun_fact", "text": "…", "options": [], "explanation": "", "ref": "S1.3"}, {"category": "quick_quiz", "text": "…?", "options": [{"text": "…", "is_correct": true}, {"text": "…", "is_correct": false}], "explanation": "…", "ref": "S1.5"}]}',
      }),
      user: `${briefLines(brief)}
Curiosities: about ${wanted}

Passages:
${quotedPassages(passages)}`,
    },
  };
}

/**
 * Passages of prose on the topic, from all sources in turn, as long as there is room; in reading
 * order.
 */
function passagesAbout({ topic, language }: CourseBrief, { sources }: Material): PickedPassage[] {
  const wanted = new Set(contentStems(topic, language));
  const queues = sources.map((source, s) =>
    source.passages
      .filter(({ kind, text }) => (kind === 'prose' || kind === 'list') && text.length > 80)
      .map(({ number, headings, text, kind }) => ({
        ref: `S${s + 1}.${number}`,
        sourceTitle: source.title,
        headings,
        text,
        kind,
        order: s * 1e6 + number,
        hits: contentStems(`${headings.join(' ')} ${text}`, language).filter((word) =>
          wanted.has(word),
        ).length,
      }))
      .toSorted((a, b) => b.hits - a.hits || a.order - b.order),
  );
  const chosen: (typeof queues)[number] = [];
  for (
    let round = 0, room = charactersShown;
    room > 0 && queues.some((queue) => round < queue.length);
    round++
  ) {
    for (const queue of queues) {
      const next = queue[round];
      if (!next || (chosen.length > 0 && next.text.length > room)) continue;
      room -= next.text.length;
      chosen.push(next);
    }
    if (chosen.length > 40) break;
  }
  return chosen
    .toSorted((a, b) => a.order - b.order)
    .map(({ order: _, hits: __, ...passage }) => passage);
}
