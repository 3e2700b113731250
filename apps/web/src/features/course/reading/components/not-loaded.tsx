import { useReadingMessages } from '../messages/index.ts';

/** In place of a part whose code could not be fetched; the lesson around it stays to be read. */
export const NotLoaded = () => <p role="alert">{useReadingMessages().not_loaded}</p>;
