/** Whether a map link opens at that place. */
export function linksTo(link: string, { lat, lon }: { readonly lat: number; readonly lon: number }): boolean {
  const url = URL.canParse(link) ? new URL(link) : null
  const at = (name: string) => url?.searchParams.get(name)
  return url?.protocol === 'https:' && at('mlat') === lat.toFixed(5) && at('mlon') === lon.toFixed(5)
}
