// Beside the preset, as Vitest runs it from a file of its own.
import '../../../vitest.dom.ts'
