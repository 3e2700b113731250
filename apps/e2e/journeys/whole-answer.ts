import type { APIResponse, Route } from '@playwright/test';

/**
 * What the product says to a request that a journey holds. A page that asks for what it was sent
 * before would be told that it has it, without a body that could be changed.
 */
export async function wholeAnswer(route: Route): Promise<APIResponse> {
  const { 'if-none-match': _known, ...headers } = await route.request().allHeaders();
  return route.fetch({ headers });
}
