/**
 * Who may call what. `open`: everyone. `own`: whoever is signed in, about themselves. `owned`: as
 * `own`, and what belongs to somebody else is not there, for administrators neither. `read`,
 * `generate`: the scope with which an API token may, too. `cookie`, `signed`: by other credentials
 * than an access token.
 */
export type Rule =
  | 'open'
  | 'own'
  | 'own read'
  | 'own generate'
  | 'owned'
  | 'owned read'
  | 'owned generate'
  | 'admin'
  | 'cookie'
  | 'signed';
/** Whose access has ended, one for each way in which it does. */
const ended = [
  'logged out',
  'disabled',
  'unconfirmed',
  'demoted',
  'password changed elsewhere',
  'password reset',
  'deleted',
] as const;
/** The owner comes last: some of these calls destroy. */
export const principals = [
  'nobody',
  ...ended,
  'API token that reads',
  'somebody else',
  'administrator',
  'owner',
] as const;
export type Principal = (typeof principals)[number];

/**
 * Whether a status is what the rule promises the principal; a word for what was expected otherwise.
 */
export function judge(rule: Rule, who: Principal, status: number): true | string {
  const is = (...wanted: number[]) => wanted.includes(status) || `one of ${wanted.join(', ')}`;
  const isNot = (...unwanted: number[]) =>
    (!unwanted.includes(status) && status < 500) || `none of ${unwanted.join(', ')}, 5xx`;
  const [kind, scope] = rule.split(' ');
  if (kind === 'open') return isNot(401, 403, 404);
  if (kind === 'signed') return is(400);
  if (kind === 'cookie') return is(200, 401);
  if (who === 'nobody' || ended.some((one) => one === who)) return is(401);
  if (who === 'API token that reads') return scope === 'read' ? isNot(401, 403) : is(403);
  if (kind === 'admin') return who === 'administrator' ? isNot(401, 403) : is(403);
  if (kind === 'owned') return who === 'owner' ? isNot(401, 403) : is(404);
  return isNot(401, 403, 404);
}
