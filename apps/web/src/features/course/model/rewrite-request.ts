import type { RewriteParts } from '@coursewright/contract';
import type { PlacedLesson } from './lessons.ts';

/** A lesson to be written again, and which part of it to begin with. */
export interface RewriteRequest {
  readonly placed: PlacedLesson;
  readonly parts: RewriteParts;
}
