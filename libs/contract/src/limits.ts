import { passwordLength, resetLinkLifetime } from './passwords.ts';

/**
 * Every bound and price the product promises, once. Sizes in bytes, lengths in characters, times in
 * seconds unless named otherwise.
 */
export const limits = {
  topic: { min: 1, max: 200 },
  audience: { max: 500 },
  parallel: { min: 1, max: 5 },
  parallelDefaults: { parallel_count: 2, search_parallel_count: 3, submodule_parallel_count: 2 },
  modules: { min: 1, max: 10, authorMin: 3, authorMax: 7 },
  submodules: { min: 1, max: 8, authorMin: 3, authorMax: 5 },
  document: {
    maxBytes: 20 * 1024 * 1024,
    perCourse: 20,
    perUser: 200,
    nameMax: 255,
    /** Milliseconds of the processor that one user's uploads may take within an hour. */
    cpuMsPerHour: 300_000,
    /** Bytes of uploads under way in one process, of one user and of all. */
    inFlight: { perUser: 100 * 1024 * 1024, ofAll: 1024 * 1024 * 1024 },
    /** An upload of which fewer bytes came in so many seconds is ended. */
    slowest: { bytesPerSecond: 4 * 1024, seconds: 20 },
  },
  pathData: { maxBytes: 2 * 1024 * 1024, maxDepth: 32, maxNodes: 100_000 },
  password: passwordLength,
  fullName: { max: 120 },
  email: { max: 254 },
  activeGenerationsPerUser: 3,
  openStreamsPerUser: 5,
  finishAttempts: 5,
  researchRefinements: 2,
  quiz: { max: 10, wanted: 5 },
  outline: {
    title: { max: 160 },
    description: { max: 4_000 },
    objective: { max: 1_000 },
    objectives: { max: 10 },
  },
  curiosities: { max: 12, wanted: 10, options: { min: 2, max: 4 } },
  fetch: { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000, maxRedirects: 3 },
  idempotencyKey: { max: 200 },
  purchase: { min: 1, max: 1_000 },
  grant: { min: 1, max: 10_000, confirmFrom: 100, notesMax: 500 },
  /**
   * Rows of an administrator's list that are looked at and paged through; beyond them, filters are
   * to be narrowed.
   */
  adminRows: 1_000,
  /** Rows beyond the page that such a list counts. */
  adminRowsAhead: 50,
  /** Of what users are searched by, as much as a search finds, in alphabetical order. */
  adminSearched: 100,
  /** Most credits one balance can hold. */
  balance: { max: 1_000_000 },
  apiTokens: { perUser: 20, nameMax: 60, maxDays: 365 },
  userKey: { min: 8, max: 512 },
  /** Of hand edits and of what a rewrite is told. */
  editing: {
    titleMax: 160,
    descriptionMax: 2_000,
    contentMax: 30_000,
    summaryMax: 3_000,
    instructionMax: 500,
    objectives: { max: 8, lengthMax: 300 },
    keyTerms: { max: 20, termMax: 120, definitionMax: 1_000 },
    quiz: { max: 30, questionMax: 1_000, optionMax: 500, explanationMax: 2_000, citesMax: 20 },
  },
  /**
   * What needs no account: how often one client may do it within so many seconds. A class behind one
   * address reads together; nobody has that much to report.
   */
  visitors: {
    read: { most: 600, seconds: 300 },
    lesson: { most: 3_000, seconds: 300 },
    report: { most: 10, seconds: 3600 },
    questionReport: { most: 60, seconds: 3600 },
  },
  /** Of a public course; how many may wait for an administrator at once. */
  abuseReport: { textMax: 1_000, openPerCourse: 20 },
  /** Of one question of a public course; how many readers' reports wait for its owner at once. */
  questionReport: { openPerQuestion: 20 },
  /** The tutor. A pack costs a credit and does not expire. */
  chat: {
    messageMax: 4_000,
    freePerDay: 100,
    pack: 50,
    packsMax: 100,
    page: 50,
    askedPerHour: 240,
    atOnce: 3,
  },
  rewritesPerCourse: 30,
  /**
   * What one user may begin within an hour. Stops are as many as there can be runs to stop, so that
   * only who stops the same ones again and again is ever refused.
   */
  runs: {
    starts: { perHour: 60 },
    outlines: { perHour: 20 },
    retries: { perHour: 60 },
    rewrites: { perHour: 60 },
    stops: { perHour: 300 },
  },
  /**
   * Calls to the model of one user and UTC day that no credit pays for: of courses that their learner
   * stopped, whose credit comes back only within `stopped`; and of all that came to nothing, after
   * which no further course is begun that day.
   */
  unpaidCalls: { stopped: 60, all: 600 },
  versionsPerSubmodule: 50,
  perPage: { transactions: 20, adminUsers: 10, generations: 10, library: 10, max: 100 },
  /** Of what learners do; lengths in characters. */
  learningEvents: {
    perRequest: 200,
    perCourse: 50_000,
    requestsPerHour: 2_000,
    deviceMax: 64,
    secondsMax: 86_400,
    reasonMax: 1_000,
    noteMax: 4_000,
    quoteMax: 2_000,
    /** Of the text before and after a quotation, which tells it from the same words elsewhere. */
    contextMax: 64,
    /** Notes and highlights of a course that were not removed. */
    notesPerCourse: 1_000,
    /** What one event of a note can take the place of: more than there are devices. */
    replacesMax: 50,
    /** How far ahead the clock of a client may be, before its events count as of that time. */
    aheadMs: 2 * 86_400_000,
  },
  /** Of a diagram of a lesson; lengths in characters. */
  visualization: {
    nodes: 200,
    edges: 400,
    labelMax: 160,
    detailMax: 2_000,
    groupMax: 80,
    atMax: 80,
    perHour: 60,
  },
  /** Of a course that is downloaded; `parts` are modules and lessons that were chosen. */
  exports: {
    perHour: 120,
    parts: 100,
    timeoutMs: 60_000,
    heapMb: 256,
    bufferBytes: 64 * 1024 * 1024,
    waiting: 20,
    /** Files of one user that are being made, and the bytes of all files that are kept. */
    atOnce: 3,
    keptBytes: 4 * 1024 * 1024 * 1024,
  },
  /**
   * A course as a signed file: its size, and that of what it unpacks to, both without recordings;
   * those have a size of their own.
   */
  courseFile: {
    bytes: 5 * 1024 * 1024,
    unpackedBytes: 32 * 1024 * 1024,
    versions: 5_000,
    mediaBytes: 64 * 1024 * 1024,
    recordings: 1_000,
    sentences: 5_000,
    diagrams: 2_000,
    /** Files with recordings that one process opens or packs at a time, each of another user. */
    turns: { places: 2, placesPerOwner: 1, waiting: 40, waitingPerOwner: 4, waitMs: 45_000 },
  },
  /** Of a file that questions are brought in from. */
  questionFile: {
    bytes: 5 * 1024 * 1024,
    unpackedBytes: 32 * 1024 * 1024,
    questions: 500,
    notUnderstood: 200,
    perHour: 120,
  },
  /** Of lessons that are read aloud; how many of one user may be under way at once. */
  narration: {
    perHour: 200,
    atOnce: 4,
    waitSeconds: 25,
    scriptMax: 60_000,
    /** Bytes of what came in from files; what was paid for is not counted. */
    broughtBytes: 1024 * 1024 * 1024,
  },
  /** Of the list of a user's courses. */
  library: {
    searchMax: 200,
    tags: { max: 50, lengthMax: 60 },
    /**
     * Courses beyond the page that a list counts; `total` says no more than that. Where no index has
     * what was asked for by itself, courses are looked at one by one, and fewer are counted.
     */
    countedAhead: { found: 500, lookedAt: 50 },
    /** Courses of one user, and the bytes of their documents. */
    courses: 10_000,
    bytes: 1024 * 1024 * 1024,
    /** Of one request that saves or imports. */
    requestBytes: 8 * 1024 * 1024,
    imports: { perHour: 120 },
    copies: { perHour: 120 },
    exports: { perHour: 20 },
  },
} as const;

/** What things cost, in credits. A cached answer costs 0. */
export const prices = { course: 1, audio: 1, visualization: 1, chatPack: 1 } as const;

/** What a credit costs when it is bought. */
export const creditPrice = { cents: 100, currency: 'eur' } as const;

export const grants = { signup: 3 } as const;

/** Lifetimes in seconds. */
export const lifetimes = {
  accessToken: 10 * 60,
  refreshGrace: 10,
  refreshRemembered: 30 * 24 * 3600,
  refreshSession: 24 * 3600,
  verifyLink: 24 * 3600,
  resetLink: resetLinkLifetime,
  /** Of a checkout that nobody pays. */
  checkout: 3600,
  /** For which the answer to an Idempotency-Key is kept. */
  idempotencyKey: 7 * 24 * 3600,
  /** For which a deleted course can be brought back. */
  deletedCourse: 30 * 24 * 3600,
  /** Of a user's own key, counted from its last use. */
  userKey: 180 * 24 * 3600,
  /** Of a file that was made of a course, and of an address that leads to it. */
  courseExport: 24 * 3600,
  exportLink: 3600,
  /** Of an address that leads to the audio of a lesson. */
  audioLink: 12 * 3600,
  /** Of a run that waits for its learner: to confirm the outline, or to agree to no sources. */
  learnerWait: 7 * 24 * 3600,
} as const;
