import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { Store } from './store.ts'

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

const openBucket = (url: string): Store => {
  const { host, pathname } = new URL(url)
  if (!BUCKET.test(host)) throw new Error(`RELEASES_URL: '${url}' names no bucket; it takes s3://bucket/prefix`)
  return s3Store({
    bucket: host,
    prefix: decodeURIComponent(pathname).replace(/^\/+|\/+$/g, ''),
    endpoint: process.env['AWS_ENDPOINT_URL_S3'] || process.env['AWS_ENDPOINT_URL'] || undefined,
  })
}

/**
 * Opens the store that `RELEASES_URL` names: `s3://bucket/prefix` is a bucket (of the server in `AWS_ENDPOINT_URL_S3`, else of
 * AWS), `file:` addresses and plain paths are folders. Throws an error of one line for anything else.
 */
export const openStore = (url: string): Store => {
  if (url.startsWith('s3:')) return openBucket(url)
  if (url.startsWith('file:')) return folderStore(fileURLToPath(url))
  if (/^[a-z][a-z0-9+.-]+:/i.test(url))
    throw new Error(`RELEASES_URL: '${url.split(':')[0]}:' is not supported; use s3:, file: or a folder`)
  return folderStore(resolve(url))
}
