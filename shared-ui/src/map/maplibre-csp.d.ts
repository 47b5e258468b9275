/** The build of MapLibre whose worker is a file of its own: no blob address, so no hole in the content security policy. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  const maplibre: typeof import('maplibre-gl')
  // oxlint-disable-next-line import/no-default-export -- this is how that file exports
  export default maplibre
}
