import { expect, it } from 'vitest';
import { hashOfNothing, signedHeaders } from './sign-s3.ts';

// The examples of Amazon's own page on signatures in headers.
const example = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const then = new Date('2013-05-24T00:00:00Z');

it('an S3 request is signed as the protocol says', () => {
  const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt');
  const headers = { range: 'bytes=0-9' };
  const toRead = { method: 'GET', url, headers, bodyHash: hashOfNothing };
  expect(signedHeaders(toRead, example, then)).toMatchObject({
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  });
  const toWrite = {
    method: 'PUT',
    url: new URL('https://examplebucket.s3.amazonaws.com/test%24file.text'),
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    bodyHash: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
  };
  expect(signedHeaders(toWrite, example, then)['authorization']).toContain(
    'Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  );
});
