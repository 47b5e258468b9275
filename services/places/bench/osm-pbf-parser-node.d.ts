/** The package's own types are looser than its documentation; these are the parts used here. */
declare module 'osm-pbf-parser-node' {
  type Tags = Readonly<Record<string, string>>
  export type Item =
    | { readonly type: 'node'; readonly id: number; readonly lat: number; readonly lon: number; readonly tags?: Tags }
    | { readonly type: 'way'; readonly id: number; readonly refs: number[]; readonly tags?: Tags }
    | { readonly type: 'relation'; readonly id: number; readonly tags?: Tags }
    | {
        readonly type?: undefined
        /** Of the file's header, nanodegrees. */
        readonly bbox?: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
      }
  export function createOSMStream(
    file: string,
    options: { readonly withTags: boolean; readonly withInfo: boolean },
  ): AsyncIterable<Item>
}
