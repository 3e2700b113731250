import { prices, type VisualizationList, type VisualizationsInput } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Visualizations } from './visualizations.ts';

/** What was drawn of a lesson, so that it is shown at once and costs nothing again. */
@Injectable()
export class GetVisualizations implements Record<'run', UseCases['getVisualizations']['run']> {
  constructor(private readonly visualizations: Visualizations) {}

  async run({ userId }: Caller, place: VisualizationsInput): Promise<VisualizationList> {
    const lesson = await this.visualizations.lessonAt(userId, place);
    return {
      visualizations: await this.visualizations.of(lesson),
      price: prices.visualization,
    };
  }
}
