import { SaidError } from '../../shared/request-error.ts';
import { usePurchaseMessages } from './messages/index.ts';

/** The provider's client: one that still redirects by session id offers `redirectToCheckout`. */
export interface StripeClient {
  redirectToCheckout?: (options: {
    sessionId: string;
  }) => Promise<{ error?: { message?: string } }>;
}
type StripeFactory = (publishableKey: string) => StripeClient;
declare global {
  interface Window {
    Stripe?: StripeFactory;
  }
}

const failed = () => new SaidError(usePurchaseMessages.current().stripe_failed);
const marker = 'data-payment-provider';

/**
 * Loads the provider's script once; a failure may be tried again. Throws "Failed to load Stripe".
 */
export function loadStripe(src: string): Promise<StripeFactory> {
  return new Promise((resolve, reject) => {
    if (window.Stripe) return resolve(window.Stripe);
    const script =
      document.querySelector<HTMLScriptElement>(`script[${marker}]`) ?? addScript(scriptUrl(src));
    const end = () => {
      if (window.Stripe) return resolve(window.Stripe);
      script.remove();
      reject(failed());
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
  });
}

function addScript(url: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute(marker, '');
  script.src = url;
  script.async = true;
  document.head.append(script);
  return script;
}

/** Only the provider's own script, or the test checkout's of this very server, is ever run. */
function scriptUrl(src: string): string {
  const url = new URL(src, window.location.href);
  if (url.origin !== 'https://js.stripe.com' && url.origin !== window.location.origin)
    throw failed();
  return url.href;
}
