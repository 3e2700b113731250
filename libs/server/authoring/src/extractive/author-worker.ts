import { parentPort } from 'node:worker_threads';
import type { Material } from '../author.ts';
import { PreparedMaterial, answer } from './operations.ts';
import type { Reply, Request } from './operations.ts';
import { TooLittleText } from './too-little-text.ts';

/** What the host sends: the material travels only when the worker does not have it. */
export interface Task {
  readonly id: number;
  readonly key: string;
  readonly material?: Material;
  readonly request: Request;
}
export type Outcome =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly needsMaterial: true }
  | { readonly id: number; readonly problem: string; readonly isTooLittle: boolean };

/** Courses worked on at the same time rarely exceed this; what falls out is sent again. */
const materialsKept = 4;
const kept = new Map<string, PreparedMaterial>();

parentPort?.on('message', (task: Task) => parentPort?.postMessage(outcomeOf(task)));

function outcomeOf({ id, key, material, request }: Task): Outcome {
  try {
    const prepared = kept.get(key) ?? (material ? new PreparedMaterial(material) : undefined);
    if (!prepared) return { id, needsMaterial: true };
    kept.delete(key);
    kept.set(key, prepared);
    for (const oldest of [...kept.keys()].slice(0, -materialsKept)) kept.delete(oldest);
    return { id, reply: answer(request, prepared) };
  } catch (error) {
    return {
      id,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      isTooLittle: error instanceof TooLittleText,
      ...(error instanceof TooLittleText ? { problem: error.message } : {}),
    };
  }
}
