/** Every address of the interface, once. */
export const paths = {
  home: '/',
  generator: '/generator',
  generating: (taskId: string) => `/generating/${encodeURIComponent(taskId)}`,
  result: (taskId: string) => `/result/${encodeURIComponent(taskId)}`,
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  account: '/account',
  terms: '/terms',
  privacy: '/privacy',
} as const;
