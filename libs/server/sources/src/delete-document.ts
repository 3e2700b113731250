import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class DeleteDocument {
  run: UseCases['deleteDocument']['run'] = () => Promise.reject(new Error('DeleteDocument is not written yet'));
}
