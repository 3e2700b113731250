import { ZipArchive } from '@coursewright/contract/zip';
import { DocumentProblem, incomplete } from './document-problem.ts';
import { parsingLimits } from './parsing-limits.ts';

/** A document that is a zip, within the bounds of one. Throws DocumentProblem, also while it is read. */
export const openArchive = (bytes: Uint8Array): ZipArchive =>
  new ZipArchive(bytes, parsingLimits.archive, (fault) => {
    switch (fault) {
      case 'damaged':
        return incomplete();
      case 'encrypted':
        return new DocumentProblem(
          'validation_error',
          'document_has_password',
          'is protected by a password.',
        );
      case 'entries':
      case 'bytes':
        return new DocumentProblem(
          'payload_too_large',
          'document_unpacks_to_too_much',
          'unpacks to far more data than a document of its kind holds.',
        );
    }
  });
