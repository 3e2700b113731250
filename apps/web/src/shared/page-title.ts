import { useEffect } from 'react';

export const productName = 'Coursewright';

/** Names the document after the screen: "Log in · Coursewright". Without a name, the product's own line. */
export function usePageTitle(name?: string): void {
  useEffect(() => {
    document.title = titleOf(name);
  }, [name]);
}

export const titleOf = (name?: string) =>
  name ? `${name} · ${productName}` : `${productName}: name a topic, get a cited course`;
