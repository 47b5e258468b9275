import { readView, writeView } from '../results/view.ts'

const split = (address: string): readonly [path: string, params: URLSearchParams] => {
  const [path = '', search = ''] = (address.split('#')[0] ?? '').split('?')
  return [path, new URLSearchParams(search)]
}
const join = (path: string, params: URLSearchParams): string => {
  const search = params.toString()
  return search === '' ? path : `${path}?${search}`
}

/** A list goes by its address, whatever is compared in it. */
export const listKey = (address: string): string => {
  const [path, params] = split(address)
  params.delete('compared')
  return join(path, writeView(params, { compare: [] }))
}

/** The hotels that a list's address compares. */
export const comparedIn = (address: string): readonly string[] => readView(split(address)[1]).compare

/** The list's address with other hotels compared, their comparison closed or open. */
export const withCompared = (address: string, compare: readonly string[], open = false): string => {
  const [path, params] = split(address)
  const next = writeView(params, { compare })
  if (open) next.set('compared', 'open')
  else next.delete('compared')
  return join(path, next)
}
