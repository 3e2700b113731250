import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { conditionalFetch } from '../shared/conditional-fetch.ts';
import { session } from '../shared/session/index.ts';
import { createQueryClient, createServerState, createTrpcClient, trpc } from '../shared/trpc.ts';

const queryClient = createQueryClient();
const reads = conditionalFetch();
const trpcClient = createTrpcClient(reads);

/** What the screens know of the server, and what is asked for before there is one. */
export const serverState = createServerState(queryClient, trpcClient);

export function forgetServerState(): void {
  queryClient.clear();
  reads.forget();
}

// What one person loaded is never shown to the next.
let owner = session.getSnapshot().user?.id;
session.subscribe(() => {
  const current = session.getSnapshot().user?.id;
  if (owner !== undefined && owner !== current) forgetServerState();
  owner = current;
});

/** Server state (tRPC and its cache) for the screens inside. The cache outlives the screens. */
export function DataScope({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
