import { AuthoringModule } from '@coursewright/authoring';
import { CreditsModule } from '@coursewright/credits';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DrawVisualization } from './draw-visualization.ts';
import { GetVisualizations } from './get-visualizations.ts';
import { visualizationEntities } from './visualization.entity.ts';
import { Visualizations } from './visualizations.ts';

/** Which class serves which operation. */
export const visualizationUseCases = {
  getVisualizations: GetVisualizations,
  drawVisualization: DrawVisualization,
} satisfies UseCaseClasses;
const useCases = Object.values(visualizationUseCases);

/** Diagrams of lessons. */
@Module({
  imports: [TypeOrmModule.forFeature(visualizationEntities), AuthoringModule, CreditsModule],
  controllers: endpointsOf(visualizationUseCases),
  providers: [...useCases, Visualizations],
  exports: useCases,
})
export class VisualizationModule {}
