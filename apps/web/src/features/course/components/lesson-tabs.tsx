import type { Submodule } from '@coursewright/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { useNarrowScreen } from '../../../shared/ui/use-narrow-screen.ts';
import { LazyAudioTab } from '../audio/components/lazy-audio-tab.tsx';
import { lessonSearch, tabOf } from '../model/address.ts';
import type { PlacedLesson } from '../model/lessons.ts';
import { LazyTutor } from '../tutor/components/lazy-tutor.tsx';
import { LazyVisualizationTab } from '../visualization/components/lazy-visualization-tab.tsx';
import { LessonContent } from './lesson-content.tsx';
import { LessonQuiz } from './lesson-quiz.tsx';
import { LessonResources } from './lesson-resources.tsx';
import { UncertainSwitch } from './uncertain-switch.tsx';
import { useCourseMessages } from '../messages/index.ts';

interface LessonTabsProps {
  readonly placed: PlacedLesson;
  readonly lessons: PlacedLesson[];
  readonly lesson: Submodule;
}

/** What a lesson is made of, one tab each. */
export default function LessonTabs({ placed, lessons, lesson }: LessonTabsProps) {
  const t = useCourseMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isNarrow = useNarrowScreen();
  return (
    <Tabs
      labelledBy="lesson-title"
      active={tabOf(search)}
      onChange={(tab) =>
        void navigate(
          { search: lessonSearch(lesson.id, tab) },
          { replace: true, preventScrollReset: true },
        )
      }
      beside={!isNarrow && <UncertainSwitch lesson={lesson} />}
      items={[
        { key: 'content', label: t.content, children: <LessonContent lesson={lesson} /> },
        {
          key: 'quiz',
          label: lesson.quiz.length > 0 ? t.quiz_with({ count: lesson.quiz.length }) : t.quiz,
          children: <LessonQuiz lesson={lesson} placed={placed} lessons={lessons} />,
        },
        {
          key: 'resources',
          label: t.resources,
          children: <LessonResources lesson={lesson} module={placed.module} />,
        },
        {
          key: 'chat',
          label: t.companion.chat,
          children: <LazyTutor lesson={lesson} />,
        },
        { key: 'audio', label: t.companion.audio, children: <LazyAudioTab placed={placed} /> },
        {
          key: 'visualization',
          label: t.companion.visualization,
          children: <LazyVisualizationTab placed={placed} />,
        },
      ]}
    />
  );
}
