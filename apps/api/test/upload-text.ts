import { uploadedDocument } from '@coursewright/contract';
import type { TestApp } from './create-test-app.ts';
import type { Visitor } from './visitor.ts';

/** A document with enough text for a course. */
export const riverText =
  '# Rivers\n\nA river carries water to the sea. It bends where the land is flat.\n'.repeat(5);

/** Uploads a Markdown document and returns its id. */
export async function uploadText(
  app: TestApp,
  visitor: Visitor,
  name: string,
  text: string,
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([text], { type: 'text/markdown' }), name);
  const response = await fetch(`${app.url}/api/v1/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${visitor.token}` },
    body: form,
  });
  if (response.status !== 201)
    throw new Error(`The upload was answered ${response.status}: ${await response.text()}`);
  return uploadedDocument.parse(await response.json()).id;
}
