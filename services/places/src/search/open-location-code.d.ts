/** The published types have static methods; the library has instance methods. */
declare module 'open-location-code' {
  interface CodeArea {
    readonly latitudeLo: number
    readonly latitudeHi: number
    readonly latitudeCenter: number
    readonly longitudeCenter: number
  }
  export class OpenLocationCode {
    isValid(code: string): boolean
    isShort(code: string): boolean
    decode(code: string): CodeArea
    recoverNearest(code: string, latitude: number, longitude: number): string
  }
}
