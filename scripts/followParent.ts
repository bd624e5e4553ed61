const intervalMs = 500

/**
 * Stops this process politely when the npm that started it is killed: left behind, it would hold the port and the
 * next `npm start` would fail. Started without npm, it goes on by itself.
 */
export function followParent(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, intervalMs)
  timer.unref()
}
