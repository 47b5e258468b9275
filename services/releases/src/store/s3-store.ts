import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import type { Store } from './store.ts'

export interface Bucket {
  readonly bucket: string
  /** Folder in the bucket, without slashes at its ends; empty for the bucket itself. */
  readonly prefix: string
  /** Address of an S3-compatible server; AWS itself when left out. */
  readonly endpoint: string | undefined
}

/** Attempts of one call, besides the SDK's own for network errors: a server may answer a write conflict with an error. */
const TRIES = 6

/** The SDK is large and most sites store releases in a folder, so it is loaded by the first call. */
const loadSdk = () => import('@aws-sdk/client-s3')

const isService = (error: unknown): error is S3ServiceException =>
  error instanceof Error && '$metadata' in error && typeof error.$metadata === 'object'
const statusOf = (error: unknown): number => (isService(error) ? (error.$metadata.httpStatusCode ?? 0) : 0)

/** Only `NoSuchKey` means a missing object: a missing bucket is a wrong setting, not an empty store. */
const isMissing = (error: unknown): boolean =>
  statusOf(error) === 404 && isService(error) && error.name !== 'NoSuchBucket'

/**
 * A store in a bucket of S3 or of a compatible server. `create` is a conditional write (`If-None-Match: *`), which the
 * server must honour: tried on Ceph's object gateway 16.2; AWS (since 2024), MinIO and R2 document it. Region, credentials and retries are the SDK's own
 * (`AWS_REGION`, `AWS_ACCESS_KEY_ID`, profiles, roles).
 */
export const s3Store = ({ bucket, prefix, endpoint }: Bucket): Store => {
  let opened: Promise<{ sdk: Awaited<ReturnType<typeof loadSdk>>; client: S3Client }> | undefined
  const open = () =>
    (opened ??= loadSdk().then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        // Servers other than AWS seldom support virtual-host addresses or the newest checksums.
        ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
        ...(process.env['AWS_REGION'] === undefined && endpoint !== undefined ? { region: 'us-east-1' } : {}),
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    })))
  const keyOf = (key: string): string => (prefix === '' ? key : `${prefix}/${key}`)
  const at = (key: string) => ({ Bucket: bucket, Key: keyOf(key) })

  const putNew = async (key: string, bytes: Uint8Array): Promise<boolean> => {
    const { sdk, client } = await open()
    for (let tries = 1; ; tries += 1)
      try {
        await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, IfNoneMatch: '*' }))
        return true
      } catch (error) {
        if (statusOf(error) === 412) return false
        // 409 ConditionalRequestConflict: another write of this key was in progress; only a retry tells which one won.
        if (statusOf(error) !== 409 || tries === TRIES) throw error
      }
  }

  const remove = async (key: string): Promise<void> => {
    const { sdk, client } = await open()
    await client.send(new sdk.DeleteObjectCommand(at(key)))
  }

  /** Tests before the first write that the server honours conditions: without them two writers could both win. */
  const checkConditions = async (): Promise<void> => {
    const key = `probe/${crypto.randomUUID()}`
    await putNew(key, Buffer.from('first'))
    const twice = await putNew(key, Buffer.from('second'))
    await remove(key)
    if (twice)
      throw new Error(`the S3 server of '${bucket}' ignores If-None-Match: releases would overwrite each other there`)
  }
  let checked: Promise<void> | undefined
  const headOf = async (key: string) => {
    const { sdk, client } = await open()
    try {
      return await client.send(new sdk.HeadObjectCommand(at(key)))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    create: async (key, bytes) => {
      await (checked ??= checkConditions())
      return putNew(key, bytes)
    },
    read: async (key) => {
      const { sdk, client } = await open()
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(at(key)))
        return Body === undefined ? Buffer.alloc(0) : Buffer.from(await Body.transformToByteArray())
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    write: async (key, bytes) => {
      const { sdk, client } = await open()
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes }))
    },
    list: async (folder) => {
      const { sdk, client } = await open()
      const Prefix = keyOf(folder === '' || folder.endsWith('/') ? folder : `${folder}/`)
      const keys: string[] = []
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix }))
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) keys.push(Key)
      const cut = prefix === '' ? 0 : prefix.length + 1
      return keys.map((key) => key.slice(cut)).sort()
    },
    remove,
    modified: async (key) => (await headOf(key))?.LastModified ?? null,
    revision: async (key) => {
      const head = await headOf(key)
      return head && `${head.ETag}-${head.LastModified?.getTime()}`
    },
  }
}
