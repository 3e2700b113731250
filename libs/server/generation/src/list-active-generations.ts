import type { UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ListActiveGenerations {
  run: UseCases['listActiveGenerations']['run'] = () => Promise.reject(new Error('ListActiveGenerations is not written yet'));
}
