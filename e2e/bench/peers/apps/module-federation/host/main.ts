// The documented way: what uses shared packages is imported, so that sharing is set up before it runs.
void import('./bootstrap.ts')
