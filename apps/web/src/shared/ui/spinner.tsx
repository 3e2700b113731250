import { Skeleton } from './skeleton.tsx';

/** What the reading room waits for: the place of a heading and its text. */
export const Spinner = ({ label }: { label: string }) => <Skeleton label={label} />;
