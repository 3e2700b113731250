import { matchPath, Route, Routes } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { Layout } from './layout/layout.tsx';
import { lazyScreen, type ScreenRoute } from './lazy-screen.tsx';
import { workspace } from './workspace.ts';

const data = async () => (await import('./data-scope.tsx')).DataScope;

/** The screens that nobody has to be signed in for. */
const visitorScreens: readonly ScreenRoute[] = [
  {
    path: paths.home,
    Screen: lazyScreen('home', () => import('../features/home/home.route.tsx')),
  },
  {
    path: paths.sample,
    Screen: lazyScreen('sample', () => import('../features/course/sample.route.tsx'), workspace),
  },
  {
    path: '/public/:shareId',
    Screen: lazyScreen(
      'public-course',
      () => import('../features/course/public/public-course.route.tsx'),
      workspace,
    ),
  },
  {
    path: paths.offline,
    Screen: lazyScreen(
      'offline',
      () => import('../features/course/offline/offline.route.tsx'),
      workspace,
    ),
  },
  {
    path: '/offline/:offlineId',
    Screen: lazyScreen(
      'offline-course',
      () => import('../features/course/offline/offline-course.route.tsx'),
      workspace,
    ),
  },
  {
    path: paths.login,
    Screen: lazyScreen('login', () => import('../features/accounts/login.route.tsx')),
  },
  {
    path: paths.register,
    Screen: lazyScreen('register', () => import('../features/accounts/register.route.tsx')),
  },
  {
    path: paths.verifyEmail,
    Screen: lazyScreen(
      'verify-email',
      () => import('../features/accounts/verify-email.route.tsx'),
      data,
    ),
  },
  {
    path: paths.forgotPassword,
    Screen: lazyScreen(
      'forgot-password',
      () => import('../features/accounts/forgot-password.route.tsx'),
    ),
  },
  {
    path: '/reset-password/:token',
    Screen: lazyScreen(
      'reset-password',
      () => import('../features/accounts/reset-password.route.tsx'),
      data,
    ),
  },
  {
    path: paths.terms,
    Screen: lazyScreen('terms', () => import('../features/legal/terms.route.tsx')),
  },
  {
    path: paths.privacy,
    Screen: lazyScreen('privacy', () => import('../features/legal/privacy.route.tsx')),
  },
];

const memberRoutes = () => import('./member-routes.tsx');
const MemberRoutes = lazyScreen('member-routes', memberRoutes);

/** Every screen of the product, each loaded when it is asked for. */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {visitorScreens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<MemberRoutes />} />
      </Route>
    </Routes>
  );
}

interface Preload {
  /** Whether the server is asked as well: somebody is not about to go there, but there. */
  readonly asks: boolean;
}

/** Fetches the code of the screen at an address, for somebody who is about to go there. */
export async function preloadScreen(
  pathname: string,
  { asks }: Preload = { asks: false },
): Promise<void> {
  const isThere = ({ path }: ScreenRoute) => matchPath(path, pathname) !== null;
  const ofVisitors = visitorScreens.find(isThere);
  if (ofVisitors) return ofVisitors.Screen.preload();
  const [{ memberScreens }] = await Promise.all([memberRoutes(), MemberRoutes.preload()]);
  const there = memberScreens.find(isThere);
  if (!there) return;
  // The screen asks again for what did not come, and says so.
  if (asks)
    there
      .ask?.(matchPath(there.path, pathname)?.params ?? {})
      .catch((error: unknown) => console.warn(error));
  await there.Screen.preload();
}
