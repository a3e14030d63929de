import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import {
  BlobSASPermissions,
  BlobServiceClient,
  generateBlobSASQueryParameters,
  StorageSharedKeyCredential,
} from '@azure/storage-blob'

const require = createRequire(import.meta.url)
/** The account that azurite documents for everybody. */
const ACCOUNT = 'devstoreaccount1'
const KEY = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='
const CONTAINER = 'artifacts'

export interface BlobStore {
  /** A URL that a blob of this name can be written to without credentials. */
  uploadUrl(name: string): string
  /** A URL that a blob of this name can be read from without credentials. */
  downloadUrl(name: string): string
  download(name: string): Promise<Buffer>
  close(): Promise<void>
}

/** A real blob store (azurite, in memory) on the loopback interface. */
export async function startBlobStore(): Promise<BlobStore> {
  const entry = require.resolve('azurite/dist/src/blob/main.js')
  const flags = [
    '--inMemoryPersistence',
    '--blobHost',
    '127.0.0.1',
    '--blobPort',
    '0',
    '--skipApiVersionCheck',
    '--disableTelemetry',
  ]
  const child = spawn(process.execPath, [entry, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
  const address = await listening(child)
  const credential = new StorageSharedKeyCredential(ACCOUNT, KEY)
  const container = new BlobServiceClient(`${address}/${ACCOUNT}`, credential).getContainerClient(CONTAINER)
  await container.create()
  const signedUrl = (blobName: string, permissions: string) => {
    const sas = generateBlobSASQueryParameters(
      {
        containerName: CONTAINER,
        blobName,
        permissions: BlobSASPermissions.parse(permissions),
        expiresOn: new Date(Date.now() + 3_600_000),
      },
      credential,
    )
    return `${container.getBlobClient(blobName).url}?${sas}`
  }
  return {
    uploadUrl: name => signedUrl(name, 'cw'),
    downloadUrl: name => signedUrl(name, 'r'),
    download: name => container.getBlobClient(name).downloadToBuffer(),
    async close() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill()
      await ended
    },
  }
}

async function listening(child: ChildProcess): Promise<string> {
  let output = ''
  return await new Promise((resolve, reject) => {
    child.stdout!.on('data', chunk => {
      output += chunk
      const address = /listen(?:s|ing) (?:at|on) (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', code => reject(new Error(`the blob store ended with ${code}: ${output}`)))
  })
}
