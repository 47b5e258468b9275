// oxlint-disable-next-line typescript/triple-slash-reference -- declares a file of a library that has no types: there is no module to import
/// <reference path="./maplibre-csp.d.ts" />
import maplibre from 'maplibre-gl/dist/maplibre-gl-csp.js'
import { Protocol } from 'pmtiles'

export { maplibre }

/** Tells the map where its worker is and how archives of tiles are read; before the first map. */
export const prepareMaps = (worker: string): void => {
  maplibre.setWorkerUrl(worker)
  maplibre.addProtocol('pmtiles', new Protocol().tile)
}
