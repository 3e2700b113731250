import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ListDocuments {
  run: UseCases['listDocuments']['run'] = () => Promise.reject(new Error('ListDocuments is not written yet'));
}
