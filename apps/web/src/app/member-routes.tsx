import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { lazyScreen, type ScreenRoute } from './lazy-screen.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { RequireSignIn } from './require-sign-in.tsx';
import { workspace } from './workspace.ts';

const Admin = lazyScreen('admin', () => import('../features/admin/admin.route.tsx'), workspace);
// Reached by its address only, by those who build the interface.
const Pieces = lazyScreen('pieces', () => import('../features/dev/pieces.route.tsx'), workspace);

/** The screens of those who are signed in. */
export const memberScreens: readonly ScreenRoute[] = [
  {
    path: paths.generator,
    Screen: lazyScreen(
      'generator',
      () => import('../features/generator/generator.route.tsx'),
      workspace,
    ),
  },
  {
    path: paths.history,
    Screen: lazyScreen('history', () => import('../features/history/history.route.tsx'), workspace),
  },
  {
    path: '/history/:entryId',
    Screen: lazyScreen(
      'history-course',
      () => import('../features/course/history-course.route.tsx'),
      workspace,
    ),
    ask: async ({ entryId = '' }) => {
      const [{ serverState }, { askCourse }] = await Promise.all([
        import('./data-scope.tsx'),
        import('../features/course/api/ask-course.ts'),
      ]);
      await askCourse(serverState, entryId);
    },
  },
  {
    path: paths.account,
    Screen: lazyScreen(
      'account',
      () => import('../features/accounts/own-account.route.tsx'),
      workspace,
    ),
  },
  {
    path: paths.purchaseResult,
    Screen: lazyScreen(
      'purchase-result',
      () => import('../features/purchase/purchase-result.route.tsx'),
      workspace,
    ),
  },
  {
    path: '/generating/:taskId',
    Screen: lazyScreen(
      'generating',
      () => import('../features/generating/generating.route.tsx'),
      workspace,
    ),
  },
  {
    path: '/result/:taskId',
    Screen: lazyScreen('course', () => import('../features/course/course.route.tsx'), workspace),
  },
  {
    path: '/result/:taskId/outline',
    Screen: lazyScreen(
      'course-outline',
      () => import('../features/course/editing/outline.route.tsx'),
      workspace,
    ),
  },
  {
    path: '/result/:taskId/lessons/:lessonId/edit',
    Screen: lazyScreen(
      'edit-lesson',
      () => import('../features/course/editing/edit-lesson.route.tsx'),
      workspace,
    ),
  },
  {
    path: '/result/:taskId/lessons/:lessonId/versions',
    Screen: lazyScreen(
      'lesson-versions',
      () => import('../features/course/editing/lesson-versions.route.tsx'),
      workspace,
    ),
  },
];

/** The addresses that visitors do not read at. What is none of the product's leads home. */
export default function MemberRoutes() {
  return (
    <Routes>
      <Route element={<RequireSignIn />}>
        {memberScreens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route element={<RequireAdmin />}>
          <Route path="/admin/:view?" element={<Admin />} />
        </Route>
      </Route>
      <Route path="/dev/pieces" element={<Pieces />} />
      <Route path="/generate" element={<GenerateAlias />} />
      <Route path="*" element={<Navigate to={paths.home} replace />} />
    </Routes>
  );
}

/** The documented default landing, which is another name of the generator. */
function GenerateAlias() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.generator, search, hash }} replace />;
}
