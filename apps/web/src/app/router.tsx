import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import HomeScreen from '../features/home/home.route.tsx';
import { paths } from '../shared/paths.ts';
import { Layout } from './layout/layout.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { RequireAdmin } from './require-admin.tsx';
import { RequireSignIn } from './require-sign-in.tsx';

const data = async () => (await import('./data-scope.tsx')).DataScope;
const workspace = async () => (await import('./workspace-scope.tsx')).WorkspaceScope;

const Login = lazyScreen('login', () => import('../features/accounts/login.route.tsx'), data);
const Register = lazyScreen(
  'register',
  () => import('../features/accounts/register.route.tsx'),
  data,
);
const VerifyEmail = lazyScreen(
  'verify-email',
  () => import('../features/accounts/verify-email.route.tsx'),
  data,
);
const ForgotPassword = lazyScreen(
  'forgot-password',
  () => import('../features/accounts/forgot-password.route.tsx'),
  data,
);
const ResetPassword = lazyScreen(
  'reset-password',
  () => import('../features/accounts/reset-password.route.tsx'),
  data,
);
const OwnAccount = lazyScreen(
  'account',
  () => import('../features/accounts/own-account.route.tsx'),
  workspace,
);
const Admin = lazyScreen('admin', () => import('../features/admin/admin.route.tsx'), workspace);
const PurchaseResult = lazyScreen(
  'purchase-result',
  () => import('../features/purchase/purchase-result.route.tsx'),
  workspace,
);
const Terms = lazyScreen('terms', () => import('../features/legal/terms.route.tsx'));
const Privacy = lazyScreen('privacy', () => import('../features/legal/privacy.route.tsx'));
const Generator = lazyScreen(
  'generator',
  () => import('../features/generator/generator.route.tsx'),
  workspace,
);
const History = lazyScreen(
  'history',
  () => import('../features/history/history.route.tsx'),
  workspace,
);
const HistoryCourse = lazyScreen(
  'history-course',
  () => import('../features/course/history-course.route.tsx'),
  workspace,
);
const Generating = lazyScreen(
  'generating',
  () => import('../features/generating/generating.route.tsx'),
  workspace,
);
const Course = lazyScreen('course', () => import('../features/course/course.route.tsx'), workspace);
const SampleCourse = lazyScreen(
  'sample',
  () => import('../features/course/sample.route.tsx'),
  workspace,
);
const PublicCourse = lazyScreen(
  'public-course',
  () => import('../features/course/public/public-course.route.tsx'),
  workspace,
);
const Offline = lazyScreen(
  'offline',
  () => import('../features/course/offline/offline.route.tsx'),
  workspace,
);
const OfflineCourse = lazyScreen(
  'offline-course',
  () => import('../features/course/offline/offline-course.route.tsx'),
  workspace,
);
const CourseOutline = lazyScreen(
  'course-outline',
  () => import('../features/course/editing/outline.route.tsx'),
  workspace,
);
const EditLesson = lazyScreen(
  'edit-lesson',
  () => import('../features/course/editing/edit-lesson.route.tsx'),
  workspace,
);
const LessonVersions = lazyScreen(
  'lesson-versions',
  () => import('../features/course/editing/lesson-versions.route.tsx'),
  workspace,
);
// Reached by its address only, by those who build the interface.
const Pieces = lazyScreen('pieces', () => import('../features/dev/pieces.route.tsx'), workspace);

/**
 * Every screen of the product. The home page comes with the first script; the rest when it is asked
 * for.
 */
export function Router() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route index element={<HomeScreen />} />
        <Route path={paths.sample} element={<SampleCourse />} />
        <Route path="/public/:shareId" element={<PublicCourse />} />
        <Route path={paths.offline} element={<Offline />} />
        <Route path="/offline/:offlineId" element={<OfflineCourse />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.verifyEmail} element={<VerifyEmail />} />
        <Route path={paths.forgotPassword} element={<ForgotPassword />} />
        <Route path="/reset-password/:token" element={<ResetPassword />} />
        <Route path={paths.terms} element={<Terms />} />
        <Route path={paths.privacy} element={<Privacy />} />
        <Route element={<RequireSignIn />}>
          <Route path={paths.generator} element={<Generator />} />
          <Route path={paths.history} element={<History />} />
          <Route path="/history/:entryId" element={<HistoryCourse />} />
          <Route path={paths.account} element={<OwnAccount />} />
          <Route path={paths.purchaseResult} element={<PurchaseResult />} />
          <Route path="/generating/:taskId" element={<Generating />} />
          <Route path="/result/:taskId" element={<Course />} />
          <Route path="/result/:taskId/outline" element={<CourseOutline />} />
          <Route path="/result/:taskId/lessons/:lessonId/edit" element={<EditLesson />} />
          <Route path="/result/:taskId/lessons/:lessonId/versions" element={<LessonVersions />} />
          <Route element={<RequireAdmin />}>
            <Route path="/admin/:view?" element={<Admin />} />
          </Route>
        </Route>
        <Route path="/dev/pieces" element={<Pieces />} />
        <Route path="/generate" element={<GenerateAlias />} />
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}

/** The documented default landing, which is another name of the generator. */
function GenerateAlias() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.generator, search, hash }} replace />;
}
