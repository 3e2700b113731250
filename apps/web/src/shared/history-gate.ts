type Gatekeeper = (event: PopStateEvent) => void;

let gatekeeper: Gatekeeper | undefined;

/**
 * Lets a screen hear of back and forward before the router does, and stop them there. The entry
 * calls it before the router is mounted: browsers call the listeners of the window in the order
 * they came, whether or not they ask to capture.
 */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => gatekeeper?.(event));
}

/** One at a time. The answer lets go. */
export function keepGate(keeper: Gatekeeper): () => void {
  gatekeeper = keeper;
  return () => {
    if (gatekeeper === keeper) gatekeeper = undefined;
  };
}
