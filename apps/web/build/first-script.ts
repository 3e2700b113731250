import { createHash } from 'node:crypto';

const modules = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
  /vite\/preload-helper/,
  /src\/app\/(app|error-boundary|expired-session-redirect|lazy-screen|preload-on-intent|router)\.tsx?$/,
  /src\/app\/(layout\/[a-z-]+|messages\/(en|index)|pwa\/(gone-chunk|update-prompt|updates))\.tsx?$/,
  /libs\/contract\/src\/(passwords|text-direction|words)\.ts$/,
  /src\/shared\/(history-gate|install\/install-prompt|language|messages|page-title|paths|request-error|tags|trusted-types)\.tsx?$/,
  /src\/shared\/(messages|session)\/(en|index|session|stored-session)\.tsx?$/,
  /src\/shared\/ui\/(button|chip|icon|notice|popover|skeleton)\.tsx$/,
];
const accounts = [
  /src\/features\/accounts\/when-called\.ts$/,
  /src\/features\/accounts\/components\/(account-card|aside)\./,
  /src\/features\/accounts\/messages\/(en|index)\.tsx?$/,
  /src\/shared\/(contract-form|return-target|use-focus-first-invalid)\.ts$/,
  /src\/shared\/ui\/(field-error|field-notes|text-field|messages\/(en|index))\./,
];
/** What everything needs that asks the server. */
const calls = [
  /node_modules\/zod\//,
  /libs\/contract\/src\/(auth|day|documents|errors|languages|limits|text|yes-or-no|zod-settings)\.ts$/,
  /libs\/contract\/src\/operations\/auth\.ts$/,
  /src\/shared\/(file-name|read-answer|rest|server-events|session\/auth-calls)\.ts$/,
];
const workspace = [
  /node_modules\/(@trpc|@tanstack)\//,
  /libs\/contract\/src\/(course-notes|exports|learner-notes|learning-events|runs|sentence-in)\.ts$/,
  /libs\/contract\/src\/operations\/(export-files|learning)\.ts$/,
  /src\/app\/(count-waiting|data-scope|require-admin|require-sign-in|verifying|workspace-scope)\./,
  /src\/shared\/(conditional-fetch|ready-notification|save-as|trpc)\.ts$/,
  /src\/shared\/exports\/(export-news|follow-export|pending-exports|messages\/(en|index))\.tsx?$/,
  /src\/shared\/learning\/(kept-events|learning-sync|outbox)\.tsx?$/,
  /src\/shared\/offline\/(copies|database|keep-learning)\.ts$/,
  /src\/shared\/progress\/(?:messages\/(en|index)|use-task)\.tsx?$/,
  /src\/shared\/refusals\/(say-in|use-problems)\.ts$/,
  /src\/shared\/(antd\/lazy|lazy-dialog|use-opened-file)\.tsx?$/,
];
const isOneOf = (patterns: readonly RegExp[]) => (id: string) =>
  patterns.some((pattern) => pattern.test(id));

const together = { includeDependenciesRecursively: false };

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Where a way from a screen into what it is made of begins. */
const begins = /(?:\.route|\/app\/(?:workspace-scope|member-routes|data-scope))\.tsx$/;
/** Screens that few open may fetch a little more, instead of dividing what all others share. */
const isRare = (screen: string) =>
  /\/features\/(?:admin|dev|generating|purchase|course\/editing|accounts)\//.test(screen);
/** The same course at two addresses. */
const isCourse = (screen: string) => /\/(?:history-)?course\.route\.tsx$/.test(screen);

/** The screens that a module is a part of from their beginning. */
function screensOf(id: string, graph: Graph): Set<string> {
  const screens = new Set<string>();
  const seen = new Set([id]);
  // Grows while it is walked.
  for (const module of seen) {
    if (!begins.test(module)) {
      graph.getModuleInfo(module)?.importers.forEach((importer) => seen.add(importer));
    } else if (!isRare(module)) {
      screens.add(isCourse(module) ? 'course' : module);
    }
  }
  return screens;
}

/** Others that show a course, of whoever it is. */
const alsoShowsCourse =
  /\/course\/(?:public\/public-course|sample|offline\/offline-course)\.route\.tsx$/;

/**
 * Names the file for what the same screens are made of. Parts that come later, on one of them, do
 * not divide it further: by then it is there. Nor do the other screens that show a course divide
 * what one's own is made of: many small files take longer than what one of them could leave out.
 */
function byScreens(id: string, graph: Graph): string | null {
  const all = begins.test(id) ? [] : [...screensOf(id, graph)];
  const screens = all.includes('course') ? all.filter((one) => !alsoShowsCourse.test(one)) : all;
  if (screens.length === 0) return null;
  const names = screens.map((screen) => screen.replace(/^.*\/src\//, '')).toSorted();
  return `of-${createHash('sha256').update(names.join(' ')).digest('hex').slice(0, 4)}`;
}

/**
 * Each of these in one file, instead of one file for every set of screens that share a piece:
 * fewer requests, and less to fetch, as what is compressed together compresses better. `base` is
 * what every page begins with; `before-login` the screens before the login; `workspace` what goes on
 * beside every screen of a course or a member.
 */
export const chunkGroups = [
  { name: 'base', test: isOneOf(modules) },
  { name: 'before-login', test: isOneOf(accounts), ...together },
  { name: 'calls', test: isOneOf(calls), ...together },
  { name: 'workspace', test: isOneOf(workspace), ...together },
  { name: byScreens, ...together },
];
