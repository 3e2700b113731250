/** The provider's client: one that still redirects by session id offers `redirectToCheckout`. */
export interface StripeClient {
  redirectToCheckout?: (options: { sessionId: string }) => Promise<{ error?: { message?: string } }>;
}
type StripeFactory = (publishableKey: string) => StripeClient;
declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}

const failed = () => new Error('Failed to load Stripe');
let loading: Promise<StripeFactory> | undefined;

/** Loads the provider's script once; a failure may be tried again. Throws "Failed to load Stripe". */
export function loadStripe(src: string): Promise<StripeFactory> {
  loading ??= new Promise<StripeFactory>((resolve, reject) => {
    if (window.Stripe) return resolve(window.Stripe);
    const script = document.createElement('script');
    script.src = scriptUrl(src);
    script.async = true;
    script.addEventListener('load', () => (window.Stripe ? resolve(window.Stripe) : reject(failed())));
    script.addEventListener('error', () => reject(failed()));
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Only the provider's own script, or the test checkout's of this very server, is ever run. */
function scriptUrl(src: string): string {
  const url = new URL(src, window.location.href);
  if (url.origin !== 'https://js.stripe.com' && url.origin !== window.location.origin) throw failed();
  return url.href;
}
