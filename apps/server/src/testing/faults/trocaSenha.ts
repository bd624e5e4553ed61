import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { acesso } from '@portal/contract/acesso.ts'
import { SENHA_DEMONSTRACAO } from '../../seed/credenciado/credenciado.data.ts'
import { changeRows } from './database.ts'
import { answerMs, logIn, type Session, takeSession } from './session.ts'

const patienceMs = 60_000
const pauseMs = 100

/** A provider who changes its password all the time, and what may be its password now. */
export class TrocaSenha {
  changes = 0
  /** The last one that the server acknowledged. */
  private current = SENHA_DEMONSTRACAO
  /** Of changes since then without an answer that says what became of them, the last first. */
  private pending: string[] = []
  private former: string[] = []
  private session: Session | undefined
  private over = false
  private running: Promise<void> = Promise.resolve()
  private readonly baseUrl: string
  private readonly dataDir: string
  private readonly login: number

  constructor(baseUrl: string, dataDir: string, login: number) {
    this.baseUrl = baseUrl
    this.dataDir = dataDir
    this.login = login
  }

  start(): void {
    this.over = false
    this.running = this.work()
    this.running.catch(() => undefined)
  }

  /** Tells what is wrong with the passwords that log in now: exactly one must, and no former one. */
  async stop(): Promise<string[]> {
    this.over = true
    await this.running
    await this.forgetFalhas()
    const candidates = [this.current, ...this.pending]
    const good: string[] = []
    for (const senha of candidates) if (await this.enter(senha)) good.push(senha)
    const errors = good.length === 1 ? [] : [`${good.length} senhas entram de ${candidates.length} possíveis`]
    for (const senha of this.former.slice(-2))
      if (await this.enter(senha)) errors.push('uma senha anterior ainda entra')
    await this.forgetFalhas()
    this.session = undefined
    return errors
  }

  private async work(): Promise<void> {
    while (!this.over) {
      this.session ??= await this.enterAgain()
      await this.change(this.session)
      await sleep(pauseMs)
    }
  }

  private async change(session: Session): Promise<void> {
    const nova = `Clinica ${randomUUID()}`
    // From here on it may be the password, whatever comes back.
    this.pending.unshift(nova)
    this.session = undefined
    const answer = await fetch(this.baseUrl + acesso.updateSenha.path, {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/json' },
      body: JSON.stringify({ senha: this.current, novaSenha: nova }),
      signal: AbortSignal.timeout(answerMs),
    }).catch(() => undefined)
    if (answer?.status !== 200) return
    // The change is made and acknowledged, even if the body with the next token is cut off.
    this.settle(nova)
    this.changes++
    this.session = await takeSession(answer).catch(() => undefined)
  }

  /** One of the possible passwords is the one: the others have had their time, but one on its way may yet arrive. */
  private settle(senha: string): void {
    this.former.push(...[this.current, ...this.pending].filter((other) => other !== senha))
    this.current = senha
    this.pending = []
  }

  /** Logs in with whichever of the possible passwords is right. */
  private async enterAgain(): Promise<Session> {
    for (
      const deadline = performance.now() + patienceMs;
      performance.now() < deadline;
      await sleep(pauseMs)
    ) {
      for (const senha of [...this.pending, this.current]) {
        const session = await this.enter(senha)
        if (!session) continue
        if (senha !== this.current) this.settle(senha)
        return session
      }
    }
    throw new Error(`no password of ${this.login} logs in any more`)
  }

  /** Undefined when that password is refused; waits for a server that does not answer. */
  private async enter(senha: string): Promise<Session | undefined> {
    for (
      const deadline = performance.now() + patienceMs;
      performance.now() < deadline;
      await sleep(pauseMs)
    ) {
      try {
        return await logIn(this.baseUrl, this.login, senha)
      } catch (error) {
        if (error instanceof Error && error.cause === 401) return undefined
      }
    }
    throw new Error(`login ${this.login} was not answered`)
  }

  /** The wrong passwords tried here are not what slows a login down. */
  private async forgetFalhas(): Promise<void> {
    await changeRows(this.dataDir, 'delete from tentativa_login')
  }
}
