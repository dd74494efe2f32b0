/**
 * The environment of a process that a test starts: only what it needs of ours, so that a setting of the machine's
 * owner changes no test. The cache of compiled code is for a previous release, which runs from its sources.
 */
export function childEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...settings };
}
