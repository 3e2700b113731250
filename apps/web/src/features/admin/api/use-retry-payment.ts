import { useNotify } from '../../../shared/notify.tsx';
import { errorText, trpc } from '../../../shared/trpc.ts';
import { useAdminMessages } from '../messages/index.ts';

/** Turns a parked payment into credits, now that its reason is mended. */
export function useRetryPayment() {
  const notify = useNotify();
  const { admin } = trpc.useUtils();
  return trpc.admin.retryParkedPayment.useMutation({
    onSuccess: () => notify(useAdminMessages.current().credited, { severity: 'success' }),
    onError: (error) => notify(errorText(error), { severity: 'error' }),
    onSettled: () => admin.parkedPayments.invalidate(),
  });
}
