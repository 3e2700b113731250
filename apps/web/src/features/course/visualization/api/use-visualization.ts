import type {
  DiagramKind,
  DrawnVisualization,
  Visualization,
  VisualizationList,
} from '@coursewright/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { RequestError } from '../../../../shared/request-error.ts';
import { session } from '../../../../shared/session/index.ts';
import { toRequestError, trpc } from '../../../../shared/trpc.ts';
import type { PlacedLesson } from '../../model/lessons.ts';

const placeOf = (courseId: string, { number, lesson }: PlacedLesson) => {
  const [module = 1, submodule = 1] = number.split('.').map(Number);
  return {
    id: courseId,
    moduleIndex: module - 1,
    submoduleIndex: submodule - 1,
    submodule_id: lesson.id,
  };
};
const keyOf = (courseId: string, { lesson }: PlacedLesson) => [
  'visualizations',
  courseId,
  lesson.id,
  lesson.revision,
];
const refused = (error: unknown): never => {
  throw toRequestError(error);
};

/** What was drawn of a lesson as it stands. */
export function useVisualizations(courseId: string, placed: PlacedLesson) {
  const { client } = trpc.useUtils();
  return useQuery<VisualizationList>({
    queryKey: keyOf(courseId, placed),
    queryFn: ({ signal }) =>
      client.visualization.list.query(placeOf(courseId, placed), { signal }).catch(refused),
    staleTime: Infinity,
  });
}

/**
 * Has a lesson drawn. Asked again after a lost answer, it is neither drawn nor paid for a second
 * time.
 */
export function useDrawing(courseId: string, placed: PlacedLesson) {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const attempt = useRef<{ of: string; key: string }>(undefined);
  return useMutation<DrawnVisualization, unknown, DiagramKind | undefined>({
    mutationFn: async (kind) => {
      const of = JSON.stringify([keyOf(courseId, placed), kind]);
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() };
      const context = { idempotencyKey: attempt.current.key };
      try {
        const input = { ...placeOf(courseId, placed), ...(kind ? { kind } : {}) };
        const answer = await client.visualization.draw.mutate(input, { context });
        attempt.current = undefined;
        return answer;
      } catch (error) {
        const known = toRequestError(error);
        // An answer was given: the next press asks anew. Without one it asks for the same again.
        if (known instanceof RequestError && known.status > 0 && known.status < 500)
          attempt.current = undefined;
        throw known;
      }
    },
    onSuccess: ({ visualization }) => {
      if (visualization)
        queryClient.setQueryData<VisualizationList>(
          keyOf(courseId, placed),
          (known) => known && { ...known, visualizations: withNew(known, visualization) },
        );
    },
    onSettled: () => void session.refreshCredits(),
  });
}

const isSame = (a: Visualization, b: Visualization): boolean =>
  a.diagram.kind === b.diagram.kind && a.language === b.language;
const withNew = ({ visualizations }: VisualizationList, added: Visualization): Visualization[] => [
  added,
  ...visualizations.filter((one) => !isSame(one, added)),
];
