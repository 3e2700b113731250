import { Injectable } from '@nestjs/common';
import { CourseSources } from './course-sources.ts';
import type { Run } from './generation-runs.ts';
import { OutlineWaits } from './outline-waits.ts';
import type { CourseOrder } from './pipeline/ports.ts';
import type { Providers } from './run-providers.ts';

/** Makes of a task what its pipeline is given before it starts: the same on every restart. */
@Injectable()
export class RunOrders {
  constructor(
    private readonly courseSources: CourseSources,
    private readonly waits: OutlineWaits,
  ) {}

  async of(
    { id, user_id, request, outline_confirmed }: Run,
    providers: Providers,
  ): Promise<CourseOrder> {
    const { sources, usesWeb, notes } = await this.courseSources.load(
      id,
      user_id,
      request,
      providers,
    );
    const outline = outline_confirmed ? await this.waits.outlineOf(id) : undefined;
    return {
      taskId: id,
      sources,
      usesWeb,
      // Absent from what was ordered before there was a choice: that goes on as it was ordered.
      withoutSources: request.without_sources,
      notes,
      proposes: request.outline_first && !outline,
      ...(outline ? { outline } : {}),
      brief: {
        topic: request.topic,
        language: request.language,
        style: request.explanation_style,
        ...(request.audience ? { audience: request.audience } : {}),
        ...(request.desired_module_count ? { moduleCount: request.desired_module_count } : {}),
        ...(request.desired_submodule_count
          ? { submoduleCount: request.desired_submodule_count }
          : {}),
      },
      widths: {
        search: request.search_parallel_count,
        module: request.parallel_count,
        submodule: request.submodule_parallel_count,
      },
    };
  }
}
