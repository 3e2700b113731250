import { useEffect } from 'react';
import { useSession } from '../shared/session/index.ts';
import { trpc } from '../shared/trpc.ts';
import { showWaiting } from '../shared/waiting.ts';

/** How often courses that are being written are asked for, also where nobody looks. Milliseconds. */
const pollMs = 15_000;

/** Counts the courses of whoever is logged in that are being written or wait for an answer. */
export function CountWaiting() {
  const { user } = useSession();
  return user && <Counting key={user.id} />;
}

function Counting() {
  const { data } = trpc.generation.active.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.length ? pollMs : false),
    refetchIntervalInBackground: true,
  });
  useEffect(() => {
    if (data) showWaiting(data.length);
  }, [data]);
  return null;
}
