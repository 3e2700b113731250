import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessonSearch } from '../../model/address.ts';
import type { PlacedLesson } from '../../model/lessons.ts';
import { useReader } from '../../model/reader.ts';
import { watchSwipes, type SwipeSide } from '../model/swipe.ts';

interface SwipeProps {
  readonly placed: PlacedLesson;
  readonly lessons: readonly PlacedLesson[];
}

/** A finger turns to the next lesson, or to the one before, in the direction of the text. */
export function SwipeLessons({ placed, lessons }: SwipeProps) {
  const { text } = useReader();
  const navigate = useNavigate();
  const turn = useEffectEvent((side: SwipeSide) => {
    const isOn = (side === 'left') === (text.dir === 'ltr');
    const beside = lessons[placed.position + (isOn ? 1 : -1)];
    if (!beside) return;
    glide(side);
    void navigate({ search: lessonSearch(beside.lesson.id) });
  });
  useEffect(() => watchSwipes((side) => turn(side)), []);
  return null;
}

/** As long as the style sheet lets a lesson come in, where motion may be. Milliseconds. */
const glideMs = 400;
let gliding: ReturnType<typeof setTimeout> | undefined;

function glide(side: SwipeSide): void {
  const { dataset } = document.documentElement;
  clearTimeout(gliding);
  dataset['glide'] = side;
  gliding = setTimeout(() => delete dataset['glide'], glideMs);
}
