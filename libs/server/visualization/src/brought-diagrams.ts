import { CourseMedia } from '@coursewright/learning-paths';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Visualizations } from './visualizations.ts';

/** Diagrams, in the file of their course. */
@Injectable()
export class BroughtDiagrams implements OnModuleInit {
  constructor(
    private readonly media: CourseMedia,
    private readonly visualizations: Visualizations,
  ) {}

  onModuleInit(): void {
    const { visualizations } = this;
    this.media.keepDiagrams({
      list: (course) => visualizations.forFile(course),
      take: (course, diagrams) => visualizations.take(course, diagrams),
    });
  }
}
