import { useEffect, useEffectEvent } from 'react';

interface LaunchQueue {
  setConsumer(
    consumer: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void,
  ): void;
}
const isLaunchQueue = (value: unknown): value is LaunchQueue =>
  typeof value === 'object' && value !== null && 'setConsumer' in value;

/** A file that the system opens with the installed application; of several the first. */
export function useOpenedFile(onFile: (file: File) => void): void {
  const open = useEffectEvent(onFile);
  useEffect(() => {
    // Only Chromium has it, and only for an installed application.
    const queue: unknown = Reflect.get(window, 'launchQueue');
    if (!isLaunchQueue(queue)) return;
    queue.setConsumer(({ files = [] }) => {
      files[0]
        ?.getFile()
        .then(open)
        .catch((error: unknown) => console.warn('The file could not be opened.', error));
    });
    return () => queue.setConsumer(() => undefined);
  }, []);
}
