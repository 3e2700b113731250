import { lazy, useState, type ComponentType, type ReactNode } from 'react';
import type { Params } from 'react-router-dom';
import { useAppMessages } from './messages/index.ts';
import { reloadIfReleased } from './pwa/gone-chunk.ts';

const timeoutMs = 120_000;
const retryAfterMs = 1_000;

export class ChunkLoadError extends Error {
  constructor(chunk: string, cause: unknown) {
    super(useAppMessages.current().chunk_failed({ chunk }), { cause });
    this.name = 'ChunkLoadError';
  }
}

/**
 * Loads a screen's code: two tries, each within two minutes. What a newer release has replaced comes
 * with a page that is loaded anew; else a ChunkLoadError.
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await withinTimeout(load());
  } catch {
    // Most failures are a network that blinked, or a deployment in this very second.
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
  }
  try {
    return await withinTimeout(load());
  } catch (cause) {
    // The page is about to go: nothing is said that nobody could read.
    if (await reloadIfReleased()) return new Promise<never>(() => undefined);
    throw new ChunkLoadError(chunk, cause);
  }
}

function withinTimeout<Module>(loading: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), timeoutMs);
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}

type Scope = ComponentType<{ children: ReactNode }>;

/** A screen whose code comes when it is first shown, or before by `preload`. */
export type LazyScreen = ComponentType & { readonly preload: () => Promise<void> };

/** Where a screen is: a pattern of the router, and the screen. */
export interface ScreenRoute {
  readonly path: string;
  readonly Screen: LazyScreen;
  /** Asks the server for what the screen begins with, while its code is on its way. */
  readonly ask?: (params: Params) => Promise<void>;
}

/**
 * A screen that is loaded when it is first shown, together with the scope it needs around it (both
 * at once, not one after the other).
 */
export const lazyScreen = (
  chunk: string,
  load: () => Promise<{ default: ComponentType }>,
  loadScope?: () => Promise<Scope>,
): LazyScreen => {
  const Lazy = lazy(async () => {
    const [Scope, { default: Screen }] = await Promise.all([
      loadScope && loadChunk(chunk, loadScope),
      loadChunk(chunk, load),
    ]);
    return { default: inScope(Screen, Scope) };
  });
  let Loaded: ComponentType | undefined;
  const preload = async () => {
    const [Scope, { default: Screen }] = await Promise.all([loadScope?.(), load()]);
    Loaded ??= inScope(Screen, Scope);
  };
  // What is here already is shown at once: React waits before it shows what comes after a fallback.
  const Shown = () => {
    const [View] = useState(() => Loaded ?? Lazy);
    return <View />;
  };
  return Object.assign(Shown, { preload });
};

const inScope = (Screen: ComponentType, Scope: Scope | undefined): ComponentType =>
  Scope
    ? () => (
        <Scope>
          <Screen />
        </Scope>
      )
    : Screen;
