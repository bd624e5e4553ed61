import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** One random password for each login of the embedded database. */
export type Passwords = {
  postgres: string
  portal_migrator: string
  portal_app: string
  portal_leitura: string
}

const logins = ['postgres', 'portal_migrator', 'portal_app', 'portal_leitura'] as const

function parse(file: string): Passwords {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof value !== 'object' || value === null) throw new Error(`Arquivo de senhas inválido: ${file}`)
  const read = (login: (typeof logins)[number]): string => {
    const password: unknown = Reflect.get(value, login)
    if (typeof password !== 'string') throw new Error(`Falta a senha de ${login} em ${file}`)
    return password
  }
  return {
    postgres: read('postgres'),
    portal_migrator: read('portal_migrator'),
    portal_app: read('portal_app'),
    portal_leitura: read('portal_leitura'),
  }
}

/** Reads the passwords, or makes them the first time; two processes that start together end with the same ones. */
export function loadPasswords(file: string): Passwords {
  if (existsSync(file)) return parse(file)
  const draft = `${file}.${process.pid}`
  const made = Object.fromEntries(logins.map((login) => [login, randomBytes(24).toString('base64url')]))
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600, flush: true })
  try {
    // A link appears whole or not at all, and never replaces what another process wrote first.
    linkSync(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return parse(file)
}
