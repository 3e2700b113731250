import { useEffect } from 'react';
import { useSharedMessages } from './messages/index.ts';

export const productName = 'Coursewright';

/**
 * Names the document after the screen: "Log in · Coursewright". Without a name, the product's own
 * line.
 */
export function usePageTitle(name?: string): void {
  const { tagline } = useSharedMessages();
  useEffect(() => {
    document.title = titleOf(name, tagline);
  }, [name, tagline]);
}

/** Without a name, the `tagline` follows the product's name. */
export const titleOf = (name: string | undefined, tagline: string): string =>
  name ? `${name} · ${productName}` : `${productName}: ${tagline}`;
