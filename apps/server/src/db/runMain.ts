import { tellCause } from './tellCause.ts'

/**
 * The end of a command at the terminal: tells what `work` answers, or why it failed, which ends with 1. Called wrong
 * (`comando` undefined) it tells how it is called, and ends with 2.
 */
export async function runMain<Comando>(
  comando: Comando | undefined,
  uso: string,
  work: (comando: Comando) => Promise<string>,
): Promise<void> {
  if (comando === undefined) {
    console.error(uso)
    process.exitCode = 2
    return
  }
  try {
    process.stdout.write(await work(comando))
  } catch (error) {
    console.error(tellCause(error))
    process.exitCode = 1
  }
}
