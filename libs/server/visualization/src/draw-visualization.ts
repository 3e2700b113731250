import { Author } from '@coursewright/authoring';
import {
  type DrawnVisualization,
  limits,
  prices,
  Refusal,
  say,
  type Visualization,
  type VisualizationInput,
} from '@coursewright/contract';
import { Ledger, ProviderSpend } from '@coursewright/credits';
import { RateLimits } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { diagramOf, lessonToDraw } from './diagram-of.ts';
import { type DrawnLesson, Visualizations } from './visualizations.ts';

/**
 * Draws a lesson. The credit is taken in the transaction that keeps the diagram, so that whatever
 * fails before, or dies, has cost nothing and there is nothing to give back.
 */
@Injectable()
export class DrawVisualization implements Record<'run', UseCases['drawVisualization']['run']> {
  constructor(
    private readonly author: Author,
    private readonly ledger: Ledger,
    private readonly rateLimits: RateLimits,
    private readonly visualizations: Visualizations,
    private readonly spend: ProviderSpend,
  ) {}

  async run(
    { userId }: Caller,
    input: VisualizationInput,
    attempt: Attempt,
  ): Promise<DrawnVisualization> {
    const lesson = await this.visualizations.lessonAt(userId, input);
    const { kind, language = lesson.language } = input;
    const known = await this.visualizations.find(lesson, { language, kind });
    if (known) return attempt.once(() => Promise.resolve(free(known)));
    await this.refuseEarly(userId, lesson, language);
    const calls = this.spend.callsFor(userId, 'diagram');
    const { value: draft, usage } = await this.author.drawDiagram(
      {
        brief: { topic: lesson.topic, language, style: lesson.style },
        lesson: lessonToDraw(lesson.lesson),
        ...(kind ? { kind } : {}),
      },
      { admit: calls.admit, onFailure: calls.onFailure },
    );
    await calls.answered(usage);
    if (!draft.is_suitable)
      return {
        visualization: null,
        suggested_kinds: draft.suggested_kinds,
        credits_charged: 0,
        message: unsuitable(draft.suggested_kinds),
      };
    const diagram = diagramOf(draft, lesson.lesson);
    return attempt.once(async () => {
      const { isNew, kept } = await this.visualizations.keep(lesson, {
        language,
        isBest: kind === undefined,
        diagram,
      });
      if (!isNew) return free(kept);
      const notes = lesson.lesson.title;
      await this.ledger.spend(userId, prices.visualization, 'visualization_use', { notes });
      await calls.paid();
      return { ...free(kept), credits_charged: prices.visualization };
    });
  }

  /** What can be known before an author works; a balance may still be spent meanwhile. */
  private async refuseEarly(userId: string, lesson: DrawnLesson, language: string): Promise<void> {
    if (this.author.kind === 'builtin' && language !== lesson.language)
      throw new Refusal('validation_error', say('drawing_language'));
    if ((await this.ledger.balance(userId)) < prices.visualization)
      throw new Refusal('payment_required', say('credits_needed', { count: prices.visualization }));
    await this.rateLimits.take(
      `draw lesson ${userId}`,
      limits.visualization.perHour,
      3600,
      'You have had many diagrams drawn within an hour.',
    );
    if (this.author.kind === 'model') await this.spend.check(userId);
  }
}

const free = (visualization: Visualization): DrawnVisualization => ({
  visualization,
  suggested_kinds: [],
  credits_charged: 0,
});

const unsuitable = (suggested: readonly string[]): string =>
  suggested.length === 0
    ? 'This lesson has nothing that a diagram could show. Nothing was charged.'
    : `This lesson cannot be drawn so; try ${suggested.map((kind) => kind.replace('_', ' ')).join(', ')}. Nothing was charged.`;
