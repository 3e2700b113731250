import {
  AppError,
  type DocumentFormat,
  documentFormats,
  limits,
  Refusal,
  say,
  type UploadedDocument,
} from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { z } from 'zod';
import { DocumentRow, documentRow } from './document.entity.ts';
import type { SourceText } from './source-text.ts';

/** What is kept of an uploaded file. The file itself is not. */
export interface NewDocument {
  readonly userId: string;
  readonly name: string;
  readonly format: DocumentFormat;
  /** Bytes of the file. */
  readonly size: number;
  readonly headingsCount: number;
  /** Its id becomes the document's. */
  readonly text: SourceText;
}

/** What its owner sees of a document; the text stays in the database. */
const columns = {
  id: true,
  name: true,
  mime_type: true,
  size: true,
  language: true,
  headings_count: true,
  passages_count: true,
  created_at: true,
} as const;
const shownRow = documentRow.pick(columns);
const absent = () => new AppError('not_found', 'This document does not exist.');

/**
 * The rows of `documents`; every question names the owner, so another user's document is as absent
 * as one that never was.
 */
@Injectable()
export class Documents {
  constructor(private readonly database: Database) {}

  /** Newest first. */
  async ofUser(userId: string): Promise<UploadedDocument[]> {
    const rows = await this.database.repository(DocumentRow, (documents) =>
      documents.find({
        select: columns,
        where: { user_id: userId },
        order: { created_at: 'DESC', id: 'DESC' },
        take: limits.document.perUser,
      }),
    );
    return rows.map(toDocument);
  }

  /**
   * Stores a document; throws conflict when the user has as many as allowed. Two uploads at once
   * cannot pass the limit together, so it is looked at nowhere else.
   */
  async add({
    userId,
    name,
    format,
    size,
    headingsCount,
    text,
  }: NewDocument): Promise<UploadedDocument> {
    return this.database.transaction(async () => {
      await this.database.run('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `documents of ${userId}`,
      ]);
      const [row] = await this.database.query(
        shownRow,
        `INSERT INTO documents (id, user_id, name, mime_type, size, language, headings_count, passages_count, content_hash, text)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
         WHERE (SELECT count(*) FROM documents WHERE user_id = $2) < ${limits.document.perUser}
         RETURNING ${Object.keys(columns).join(', ')}`,
        [
          text.id,
          userId,
          name,
          documentFormats[format],
          size,
          text.language ?? null,
          headingsCount,
          text.passages.length,
          text.contentHash,
          JSON.stringify(text),
        ],
      );
      if (!row)
        throw new Refusal('conflict', say('document_limit', { count: limits.document.perUser }));
      return toDocument(row);
    });
  }

  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.database.repository(DocumentRow, (documents) =>
      documents.delete({ id, user_id: userId }),
    );
    if (affected === 0) throw absent();
  }

  /** The texts in the order asked; throws not_found if one is absent or someone else's. */
  async texts(userId: string, ids: readonly string[]): Promise<SourceText[]> {
    const rows = await this.database.repository(DocumentRow, (documents) =>
      documents.find({
        select: { id: true, text: true },
        where: { user_id: userId, id: In(ids) },
      }),
    );
    const byId = new Map(rows.map((row) => [row.id, row.text]));
    return ids.map((id) => {
      const text = byId.get(id.toLowerCase());
      if (!text) throw absent();
      return text;
    });
  }
}

const toDocument = (row: z.output<typeof shownRow>): UploadedDocument => ({
  ...shownRow.parse(row),
  created_at: row.created_at.toISOString(),
});
