import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose'

export interface TestIssuer {
  readonly issuer: string
  /** Requests for its keys so far. */
  readonly asked: () => number
  readonly sign: (claims: JWTPayload, options?: SignOptions) => Promise<string>
  readonly publicKeyText: string
  /** What it answers instead of its keys from now on; null for its keys. */
  readonly answerWith: (answer: { status: number; body: string; headers?: Record<string, string> } | null) => void
  readonly stop: () => void
}

interface SignOptions {
  readonly kid?: string
  readonly key?: CryptoKey | Uint8Array
  readonly alg?: string
  readonly audience?: string
  readonly issuer?: string
  /** Seconds from now; null for none. */
  readonly expires?: number | null
  readonly issuedAt?: number
}

/** Made once: keys take long to make. */
let keys: ReturnType<typeof generateKeyPair> | undefined

/** An issuer of ID tokens, as a forge has one, on this machine. */
export const startIssuer = async (): Promise<TestIssuer> => {
  const { publicKey, privateKey } = await (keys ??= generateKeyPair('RS256', { extractable: true }))
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', use: 'sig', alg: 'RS256' }
  let asked = 0
  let instead: { status: number; body: string; headers?: Record<string, string> } | null = null
  const server = createServer((request, response) => {
    if (instead !== null) {
      asked += 1
      return void response
        .writeHead(instead.status, { 'content-type': 'application/json', ...instead.headers })
        .end(instead.body)
    }
    if (request.url === '/.well-known/openid-configuration')
      return void response.end(JSON.stringify({ issuer, jwks_uri: `${issuer}/keys` }))
    asked += 1
    response.end(JSON.stringify({ keys: [jwk] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const issuer = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
  return {
    issuer,
    asked: () => asked,
    publicKeyText: await exportSPKI(publicKey),
    sign: (claims, options = {}) => {
      const now = Math.floor(Date.now() / 1000)
      const token = new SignJWT({ sub: 'repo:org/mf-a', ...claims })
        .setProtectedHeader({ alg: options.alg ?? 'RS256', kid: options.kid ?? 'one' })
        .setIssuer(options.issuer ?? issuer)
        .setAudience(options.audience ?? 'registry')
        .setIssuedAt(options.issuedAt ?? now)
      if (options.expires !== null) token.setExpirationTime(now + (options.expires ?? 300))
      return token.sign(options.key ?? privateKey)
    },
    answerWith: (answer) => void (instead = answer),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
