import type { Capabilities, GenerateCourseInput } from '@coursewright/contract';
import { trpc } from '../../../shared/trpc.ts';
import { shortageOf, type Shortage } from '../model/shortage.ts';

/**
 * Asks, before a course is paid for, whether its sources carry it. Only an author who quotes is
 * bound by them; where the question fails, the start itself says what is wrong.
 */
export function useCoverage(capabilities: Capabilities | undefined) {
  const { client } = trpc.useUtils();
  return async (input: GenerateCourseInput): Promise<Shortage | undefined> => {
    if (capabilities?.author.kind !== 'builtin') return undefined;
    const { topic, language, sources, source_policy } = input;
    const { desired_module_count, desired_submodule_count } = input;
    try {
      const coverage = await client.generation.coverage.mutate({
        topic,
        language,
        ...(sources ? { sources } : {}),
        ...(source_policy ? { source_policy } : {}),
        ...(desired_module_count ? { desired_module_count } : {}),
        ...(desired_submodule_count ? { desired_submodule_count } : {}),
      });
      return shortageOf(input, coverage);
    } catch {
      return undefined;
    }
  };
}
