import { z } from 'zod';
import { waits } from './generation.ts';
import { limits } from './limits.ts';
import { lineOfText, plainText } from './text.ts';

const { title, description, objective, objectives } = limits.outline;
const titleOf = lineOfText(1, title.max);
const descriptionOf = plainText(0, description.max);
const revision = z.int().min(0);
const objectivesOf = z.array(lineOfText(1, objective.max)).max(objectives.max);

/**
 * The outline of a course as its learner wants it, in reading order. A module or lesson with an
 * `id` of the present outline is that one, even in another place; one without an id is new; what is
 * left out is removed.
 */
export const saveOutlineBody = z
  .strictObject({
    revision: revision.describe(
      'The `outline_revision` that the change was made on; another one is answered with 409.',
    ),
    modules: z
      .array(
        z.strictObject({
          id: z.uuid().optional(),
          title: titleOf,
          description: descriptionOf,
          learning_objectives: objectivesOf,
          submodules: z
            .array(
              z.strictObject({
                id: z.uuid().optional(),
                title: titleOf,
                description: descriptionOf,
                objectives: objectivesOf,
              }),
            )
            .min(limits.submodules.min)
            .max(limits.submodules.max),
        }),
      )
      .min(limits.modules.min)
      .max(limits.modules.max),
  })
  .meta({ id: 'Outline' });
export const saveOutlineInput = saveOutlineBody
  .extend({ id: z.uuid() })
  .meta({ id: 'SaveOutline' });
export type SaveOutlineInput = z.infer<typeof saveOutlineInput>;

/**
 * What a run waits for is given to it: its outline is confirmed, as it stands or only as it is known,
 * or a course without sources is agreed to.
 */
export const continueGenerationBody = z
  .strictObject({
    waiting_for: z
      .enum(waits)
      .optional()
      .describe(
        'The wait that is to end; a run that waits for another is answered with 409. Absent: whatever it waits for.',
      ),
    revision: revision
      .optional()
      .describe(
        'The `outline_revision` that is confirmed; another one is answered with 409. Absent: whatever stands.',
      ),
  })
  .meta({ id: 'ConfirmOutline' });
export const continueGenerationInput = continueGenerationBody
  .extend({ id: z.uuid() })
  .meta({ id: 'ConfirmOutlineOf' });
export type ContinueGenerationInput = z.infer<typeof continueGenerationInput>;

export const updateGenerationBody = z
  .strictObject({ notify_by_email: z.boolean() })
  .meta({ id: 'UpdateGeneration' });
export const updateGenerationInput = updateGenerationBody
  .extend({ id: z.uuid() })
  .meta({ id: 'UpdateGenerationOf' });
export type UpdateGenerationInput = z.infer<typeof updateGenerationInput>;
