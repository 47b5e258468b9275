/** The tokens the auth service put behind the `#` of the address, if any. */
export const tokensIn = (hash: string): { access_token: string; refresh_token: string } | null => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const access_token = fields.get('access_token')
  const refresh_token = fields.get('refresh_token')
  return access_token && refresh_token ? { access_token, refresh_token } : null
}

/**
 * Whether the backend's auth client has a session: from the address it was sent back to, kept nowhere (spec §6: no persistence,
 * no refresh). The tokens leave the address first: the client's own detection adds a history entry that leads back to them.
 */
export const hasSession = async (authUrl: string, anonKey: string): Promise<boolean> => {
  const tokens = tokensIn(window.location.hash)
  if (tokens !== null) window.history.replaceState(window.history.state, '', window.location.pathname)
  const { AuthClient } = await import('@supabase/auth-js')
  const client = new AuthClient({
    url: authUrl,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
  const { data, error } = tokens === null ? await client.getSession() : await client.setSession(tokens)
  // A forged, expired or refused token is no session; an unreachable service is reported.
  if (error !== null && (error.status === undefined || error.status >= 500)) throw error
  return data.session !== null
}
