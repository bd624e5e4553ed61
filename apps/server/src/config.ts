import path from 'node:path'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'

const Texto = Type.String({ minLength: 1 })
const Endereco = Type.String({ pattern: '^https?://' })
const Ambiente = Type.Enum(['local', 'dev', 'hml', 'producao'])

/** The environment variables that the product reads (product.md, "Configuration"). */
const Variaveis = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}$' })),
  HOST: Type.Optional(Texto),
  AMBIENTE: Type.Optional(Ambiente),
  DATA_DIR: Type.Optional(Texto),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  DATABASE_MIGRATOR_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  JWT_SECRETS: Type.Optional(Type.String({ minLength: 32 })),
  IMAGENS_SECRET: Type.Optional(Type.String({ minLength: 32 })),
  TRILHA_SECRET: Type.Optional(Type.String({ pattern: '^[^,]{32,}(,[^,]{32,})*$' })),
  TRILHA_DIR: Type.Optional(Texto),
  OPERADORA_RITMO: Type.Optional(Type.String({ pattern: '^[0-9]{1,5}(\\.[0-9]+)?$' })),
  TRUST_PROXY: Type.Optional(Texto),
  CHAT_URL: Type.Optional(Type.String({ pattern: '^https://' })),
  LOG_LEVEL: Type.Optional(Type.Enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])),
  API_AUTH_BASE: Type.Optional(Endereco),
  API_SENHA_BASE: Type.Optional(Endereco),
  API_GUIA_BASE: Type.Optional(Endereco),
  API_IMPRESSAO_BASE: Type.Optional(Endereco),
  API_CREDENCIADO_BASE: Type.Optional(Endereco),
})
type Variaveis = Static<typeof Variaveis>
const variaveis = Compile(Variaveis)

export type Config = {
  port: number
  host: string
  ambiente: Static<typeof Ambiente>
  /** Absolute: embedded database, images, keys. */
  dataDir: string
  databaseUrl: string | undefined
  migratorUrl: string | undefined
  /** Current key first; the others still verify. Empty: made and kept in `dataDir` (local only). */
  jwtSecrets: readonly string[]
  /** Seals the images' files. Undefined: made and kept in `dataDir` (local only). */
  imagensSecret: string | undefined
  /** Seal the access trail, the current one first. Empty: made and kept in `dataDir` (local only). */
  trilhaSecrets: readonly string[]
  /** Absolute: where the heads of the access trail are published. */
  trilhaDir: string
  /** Seconds between the steps of the demonstration's operator; 0 is at once. */
  ritmoSegundos: number
  /** Addresses of the proxies whose X-Forwarded-For is believed; never everybody (security.md A3). */
  trustProxy: readonly string[]
  chatUrl: string | undefined
  /** Where the portal finds the services that are not this server's own, by base. Empty: one origin. */
  apiBases: Readonly<Record<string, string>>
  logLevel: string
}

/** The environment that a host belongs to: local, dev, hml and production are told apart by its suffix (Spec §1). */
export function ambienteOfHost(host: string): Config['ambiente'] {
  if (/^(localhost|127\.|\[?::1)/.test(host) || host === '0.0.0.0') return 'local'
  if (/(^|[.-])dev(\.|$)/.test(host)) return 'dev'
  if (/(^|[.-])hml(\.|$)/.test(host)) return 'hml'
  return 'producao'
}

/** Reads and checks the environment once. Throws with every bad variable named, so that nothing starts half-set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known: Record<string, string> = {}
  for (const name of Object.keys(Variaveis.properties)) {
    const value = env[name]
    if (value !== undefined && value !== '') known[name] = value
  }
  if (!variaveis.Check(known)) {
    const bad = variaveis.Errors(known).map((error) => `${error.instancePath.slice(1)} (${error.message})`)
    throw new Error(`Configuração inválida: ${bad.join('; ')}. Veja a seção "Configuração" do README.`)
  }
  return fromVariables(known)
}

function fromVariables(env: Variaveis): Config {
  const host = env.HOST ?? '127.0.0.1'
  const ambiente = env.AMBIENTE ?? ambienteOfHost(host)
  const dataDir = path.resolve(env.DATA_DIR ?? './data')
  const jwtSecrets = env.JWT_SECRETS?.split(',') ?? []
  for (const name of ['JWT_SECRETS', 'IMAGENS_SECRET', 'TRILHA_SECRET'] as const) {
    if (ambiente !== 'local' && env[name] === undefined) {
      throw new Error(`Configuração inválida: ${name} é obrigatória no ambiente ${ambiente}.`)
    }
  }
  return {
    port: Number(env.PORT ?? '3000'),
    host,
    ambiente,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    migratorUrl: env.DATABASE_MIGRATOR_URL,
    jwtSecrets,
    imagensSecret: env.IMAGENS_SECRET,
    trilhaSecrets: env.TRILHA_SECRET?.split(',') ?? [],
    trilhaDir: path.resolve(env.TRILHA_DIR ?? path.join(dataDir, 'trilha')),
    ritmoSegundos: Number(env.OPERADORA_RITMO ?? '8'),
    trustProxy: env.TRUST_PROXY?.split(',') ?? [],
    chatUrl: env.CHAT_URL,
    apiBases: readBases(env),
    logLevel: env.LOG_LEVEL ?? 'warn',
  }
}

function readBases(env: Variaveis): Record<string, string> {
  const bases = {
    auth: env.API_AUTH_BASE,
    senha: env.API_SENHA_BASE,
    guia: env.API_GUIA_BASE,
    impressao: env.API_IMPRESSAO_BASE,
    credenciado: env.API_CREDENCIADO_BASE,
  }
  return Object.fromEntries(
    Object.entries(bases).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
