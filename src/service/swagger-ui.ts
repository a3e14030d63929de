import { readFile } from 'node:fs/promises'

/** Swagger UI as its package brings it. A bundle of this program has the files beside itself. */
const FILES = {
  'swagger-ui.css': new URL('../../node_modules/swagger-ui-dist/swagger-ui.css', import.meta.url),
  'swagger-ui-bundle.js': new URL('../../node_modules/swagger-ui-dist/swagger-ui-bundle.js', import.meta.url),
}

export type SwaggerFile = keyof typeof FILES

export async function readSwaggerFile(name: SwaggerFile): Promise<Buffer> {
  return await readFile(FILES[name])
}
