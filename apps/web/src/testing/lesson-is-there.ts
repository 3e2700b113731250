import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Resolves once the text of the lesson that is open has come; at once where none is open. */
export const lessonIsThere = (): Promise<void> =>
  waitFor(() => expect(screen.queryByText('Loading the lesson…')).toBeNull(), { timeout: 20_000 });
