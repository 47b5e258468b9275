// The real shell, for the dev server of a remote: its sources inside this repository, built into the package that teams install.
import '../../src/main.tsx'
