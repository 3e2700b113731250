import { AuthoringModule } from '@coursewright/authoring';
import { CreditsModule } from '@coursewright/credits';
import { LearningPathsModule } from '@coursewright/learning-paths';
import { endpointsOf, type UseCaseClasses } from '@coursewright/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BroughtDiagrams } from './brought-diagrams.ts';
import { DrawVisualization } from './draw-visualization.ts';
import { GetCourseVisualizations } from './get-course-visualizations.ts';
import { GetVisualizations } from './get-visualizations.ts';
import { visualizationEntities } from './visualization.entity.ts';
import { Visualizations } from './visualizations.ts';

/** Which class serves which operation. */
export const visualizationUseCases = {
  getVisualizations: GetVisualizations,
  getCourseVisualizations: GetCourseVisualizations,
  drawVisualization: DrawVisualization,
} satisfies UseCaseClasses;
const useCases = Object.values(visualizationUseCases);

/** Diagrams of lessons. */
@Module({
  imports: [
    TypeOrmModule.forFeature(visualizationEntities),
    AuthoringModule,
    CreditsModule,
    LearningPathsModule,
  ],
  controllers: endpointsOf(visualizationUseCases),
  providers: [...useCases, BroughtDiagrams, Visualizations],
  exports: useCases,
})
export class VisualizationModule {}
