// Until authoring and sources provide their ports, so that the application starts.
import { AppError } from '@coursewright/contract';
import { Author } from '@coursewright/authoring';
import { PageReader, SourceLibrary, WebSearch } from '@coursewright/sources';

const away = () => Promise.reject(new AppError('unavailable', 'No author is built in yet.'));
export const standIns = [
  { provide: Author, useValue: { kind: 'builtin', name: 'Built-in author', version: '0', planSearches: away, outlineModules: away } },
  { provide: WebSearch, useValue: { kind: 'none', search: away } },
  { provide: PageReader, useValue: { read: away } },
  { provide: SourceLibrary, useValue: { documents: away, samples: () => [], sampleTopics: () => [], keepSnapshot: away, snapshot: away } },
];
