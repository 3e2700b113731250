import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { RemovedPiece } from '../document/restructure.ts';
import { removedPieceRow } from './removed-piece.entity.ts';

/** How many pieces of a course can be brought back; those removed first are forgotten. */
const most = 100;

/**
 * Rows of removed_course_pieces: modules and lessons that were taken out of a course, as they were
 * then.
 */
@Injectable()
export class RemovedPieces {
  constructor(private readonly database: Database) {}

  async of(courseId: string, ids: readonly string[]): Promise<Map<string, RemovedPiece>> {
    const rows = await this.database.query(
      removedPieceRow.pick({ piece_id: true, piece: true }),
      'SELECT piece_id, piece FROM removed_course_pieces WHERE course_id = $1 AND piece_id = ANY($2)',
      [courseId, ids],
    );
    return new Map(rows.map(({ piece_id, piece }) => [piece_id, piece] as const));
  }

  async keep(courseId: string, pieces: ReadonlyMap<string, RemovedPiece>): Promise<void> {
    for (const [id, piece] of pieces)
      await this.database.run(
        `INSERT INTO removed_course_pieces (course_id, piece_id, piece) VALUES ($1, $2, $3)
         ON CONFLICT (course_id, piece_id) DO UPDATE SET piece = excluded.piece, removed_at = excluded.removed_at`,
        [courseId, id, JSON.stringify(piece)],
      );
    await this.database.run(
      `DELETE FROM removed_course_pieces WHERE course_id = $1 AND piece_id IN (
         SELECT piece_id FROM removed_course_pieces WHERE course_id = $1 ORDER BY removed_at DESC OFFSET $2)`,
      [courseId, most],
    );
  }
}
