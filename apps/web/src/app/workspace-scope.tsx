import type { ReactNode } from 'react';
import { ExportNews } from '../shared/exports/export-news.tsx';
import { LearningSync } from '../shared/learning/learning-sync.tsx';
import { CountWaiting } from './count-waiting.tsx';
import { DataScope } from './data-scope.tsx';

/** Server state, and what goes on beside it, for the screens of a signed-in person. */
export function WorkspaceScope({ children }: { children: ReactNode }) {
  return (
    <DataScope>
      <LearningSync />
      <ExportNews />
      {children}
      <CountWaiting />
    </DataScope>
  );
}
