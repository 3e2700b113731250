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
  /**
   * Leads on to an address of a public course (`backToPublicCourse`): a login leads only to screens
   * of those who are logged in.
   */
  historyWithPublic: (address: string) => `/history?public=${encodeURIComponent(address)}`,
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

/** The address of a public course that a way to the history was to lead on to. */
export const backToPublicCourse = (query: URLSearchParams): string | undefined =>
  /^\/public\/[0-9A-Za-z]{22}(?:[?#].*)?$/.exec(query.get('public') ?? '')?.[0];
