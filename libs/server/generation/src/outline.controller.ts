import {
  continueGenerationBody,
  type ContinueGenerationInput,
  operations,
  saveOutlineBody,
  taskIdInput,
  updateGenerationBody,
  type SaveOutlineInput,
  type TaskStarted,
  type TaskView,
  type UpdateGenerationInput,
} from '@coursewright/contract';
import { Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Body, Controller, Param } from '@nestjs/common';
import { ContinueGeneration } from './continue-generation.ts';
import { SaveOutline } from './save-outline.ts';
import { UpdateGeneration } from './update-generation.ts';

/** What a learner changes about a generation on its way. */
@Controller()
export class OutlineController {
  constructor(
    private readonly updateGeneration: UpdateGeneration,
    private readonly saveOutline: SaveOutline,
    private readonly continueGeneration: ContinueGeneration,
  ) {}

  @Rest(operations.updateGeneration)
  update(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) { id }: { id: string },
    @Body({ schema: updateGenerationBody }) body: Omit<UpdateGenerationInput, 'id'>,
  ): Promise<TaskView> {
    return this.updateGeneration.run(caller, { id, ...body });
  }

  @Rest(operations.saveOutline)
  save(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) { id }: { id: string },
    @Body({ schema: saveOutlineBody }) body: Omit<SaveOutlineInput, 'id'>,
  ): Promise<TaskView> {
    return this.saveOutline.run(caller, { id, ...body });
  }

  @Rest(operations.continueGeneration)
  continue(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) { id }: { id: string },
    @Body({ schema: continueGenerationBody.optional() }) body?: Omit<ContinueGenerationInput, 'id'>,
  ): Promise<TaskStarted> {
    return this.continueGeneration.run(caller, { id, ...body });
  }
}
