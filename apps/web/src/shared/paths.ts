/** Every address of the interface, once. */
export const paths = {
  home: '/',
  generator: '/generator',
  generating: (taskId: string) => `/generating/${encodeURIComponent(taskId)}`,
  result: (taskId: string) => `/result/${encodeURIComponent(taskId)}`,
  /** A finished course to look at, without an account. */
  sample: '/sample',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  account: '/account',
  terms: '/terms',
  privacy: '/privacy',
} as const;
