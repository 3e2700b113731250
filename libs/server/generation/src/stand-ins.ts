// Until authoring provides its port, so that the application starts.
import { AppError } from '@coursewright/contract';
import { Author } from '@coursewright/authoring';

const away = () => Promise.reject(new AppError('unavailable', 'No author is built in yet.'));
export const standIns = [
  { provide: Author, useValue: { kind: 'builtin', name: 'Built-in author', version: '0', planSearches: away, outlineModules: away } },
];
