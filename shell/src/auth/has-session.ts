/**
 * Whether the backend's auth client has a session: read from the address it was sent back to, kept nowhere (spec §6: no
 * persistence, no refresh).
 */
export const hasSession = async (authUrl: string, anonKey: string): Promise<boolean> => {
  const { AuthClient } = await import('@supabase/auth-js')
  const client = new AuthClient({
    url: authUrl,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: true,
    flowType: 'implicit',
  })
  const { data, error } = await client.getSession()
  if (error !== null) throw error
  return data.session !== null
}
