/** Every address of the interface, once. */
export const paths = {
  home: '/',
  generator: '/generator',
  history: '/history',
  /** One course of one's own, whoever wrote it. */
  historyEntry: (entryId: string) => `/history/${encodeURIComponent(entryId)}`,
  historyLesson: (entryId: string, lessonId: string) =>
    `/history/${encodeURIComponent(entryId)}?lesson=${encodeURIComponent(lessonId)}`,
  /** What a course that is finished has taught. */
  historyFinished: (entryId: string) => `/history/${encodeURIComponent(entryId)}?finished=course`,
  generating: (taskId: string) => `/generating/${encodeURIComponent(taskId)}`,
  result: (taskId: string) => `/result/${encodeURIComponent(taskId)}`,
  /** A finished course to look at, without an account. */
  sample: '/sample',
  /** A course that its owner shares, without an account. */
  publicCourse: (shareId: string) => `/public/${encodeURIComponent(shareId)}`,
  courseOutline: (taskId: string) => `/result/${encodeURIComponent(taskId)}/outline`,
  editLesson: (taskId: string, lessonId: string) =>
    `/result/${encodeURIComponent(taskId)}/lessons/${encodeURIComponent(lessonId)}/edit`,
  lessonVersions: (taskId: string, lessonId: string) =>
    `/result/${encodeURIComponent(taskId)}/lessons/${encodeURIComponent(lessonId)}/versions`,
  /** The courses that are saved on this device. */
  offline: '/offline',
  offlineCourse: (offlineId: string) => `/offline/${encodeURIComponent(offlineId)}`,
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  forgotPassword: '/forgot-password',
  account: '/account',
  admin: '/admin',
  adminView: (view: string) => `/admin/${view}`,
  purchaseResult: '/purchase-result',
  terms: '/terms',
  privacy: '/privacy',
} as const;
