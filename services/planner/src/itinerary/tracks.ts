/** Corners of street circuits, by their venue: a town stays open on the far side of its track. */

import type { LatLon } from './places.ts'

const track = (...corners: readonly (readonly [lat: number, lon: number])[]): readonly LatLon[] =>
  corners.map(([lat, lon]) => ({ lat, lon }))

/** Set by hand along the streets, roughly: a stop within 180 m of a corner is left out (decision 27). */
export const TRACKS: ReadonlyMap<string, readonly LatLon[]> = new Map([
  [
    'v-monaco-circuit-de-monaco',
    track(
      // Start, Sainte-Dévote, Beau Rivage, Casino, Mirabeau, hairpin, Portier, tunnel, chicane, Tabac, Piscine, Rascasse.
      [43.7347, 7.4206],
      [43.7373, 7.4213],
      [43.7384, 7.4243],
      [43.7393, 7.4277],
      [43.7408, 7.4288],
      [43.7404, 7.4299],
      [43.7394, 7.4308],
      [43.7379, 7.4294],
      [43.7365, 7.4262],
      [43.7357, 7.4244],
      [43.7341, 7.4222],
      [43.7331, 7.4212],
    ),
  ],
  [
    'sin-v-marina-bay',
    track(
      // Pit, Republic Boulevard, Raffles Boulevard, Memorial, St Andrew's Road, Anderson Bridge, Fullerton, Esplanade, Bayfront, Helix, Flyer.
      [1.2914, 103.864],
      [1.2936, 103.8632],
      [1.2935, 103.8613],
      [1.2934, 103.8594],
      [1.2932, 103.8573],
      [1.2929, 103.8552],
      [1.2913, 103.853],
      [1.2897, 103.8516],
      [1.287, 103.8522],
      [1.2862, 103.8536],
      [1.2885, 103.8546],
      [1.2898, 103.8565],
      [1.2886, 103.8593],
      [1.2877, 103.8612],
      [1.2893, 103.8631],
    ),
  ],
])
