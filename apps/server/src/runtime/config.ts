import { isIPv6 } from 'node:net'
import path from 'node:path'
import { isEnderecoExterno } from '@portal/domain/menu/enderecoExterno.ts'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { type Ambiente, ambientes, isLoopback, tellAmbiente } from './ambiente.ts'
import { isProxy } from './proxies.ts'
import { StartupRefused } from './startup.ts'

/** Where the demonstration, which has no legacy system, shows what one would get (`site/legadoLocal.ts`). */
export const LEGADO_LOCAL = '/legadoLocal'

/** Where the demonstration has a chat of its own (`site/chatLocal.ts`). */
export const CHAT_LOCAL = '/chatLocal'

/** The name by which a browser takes this machine for another one, whose cookies are not the portal's (RFC 6761 6.3). */
export const SERVIDOR_CHAT_LOCAL = 'chat.localhost'

/** Characters that a secret has at least. */
const CHAVE = 32

/** One variable, with what is expected of it, for the operator who wrote something else. */
const texto = (description: string, pattern = '') => Type.Optional(Type.String({ description, pattern }))
const postgres = () => texto('postgres://login:senha@servidor:5432/banco', '^postgres(ql)?://')
const endereco = () => texto('um endereço http:// ou https://', '^https?://')
const escolha = <const Values extends string[]>(values: readonly [...Values]) =>
  Type.Optional(Type.Enum([...values], { description: `um de ${values.join(', ')}` }))

/** The environment variables that the product reads (Produto §10). */
const Variaveis = Type.Object({
  PORT: texto('um número de 0 a 65535', '^[0-9]{1,5}$'),
  HOST: texto('um endereço desta máquina'),
  AMBIENTE: escolha(ambientes),
  DATA_DIR: texto('uma pasta'),
  DATABASE_URL: postgres(),
  DATABASE_MIGRATOR_URL: postgres(),
  JWT_SECRETS: texto('chaves separadas por vírgula'),
  IMAGENS_SECRET: Type.Optional(
    Type.String({ description: `pelo menos ${CHAVE} caracteres`, minLength: CHAVE }),
  ),
  TRILHA_SECRET: texto('chaves separadas por vírgula'),
  TRILHA_DIR: texto('uma pasta'),
  OPERADORA_RITMO: texto('segundos, de 0 a 99999', '^[0-9]{1,5}(\\.[0-9]+)?$'),
  CONSULTAS_MINUTO: texto('quantas por minuto, de 1 a 99999', '^[1-9][0-9]{0,4}$'),
  PORTAL_URL: endereco(),
  SMTP_URL: texto('smtp://login:senha@servidor:587 ou smtps://', '^smtps?://'),
  SMTP_REMETENTE: texto('um e-mail', '^[^\\s@<>]+@[^\\s@<>]+$'),
  SMS_URL: endereco(),
  LEGADO_URL: endereco(),
  CHAT_URL: endereco(),
  PASSAGEM_SECRETS: texto('chaves separadas por vírgula'),
  APLICATIVO_SECRETS: texto('chaves separadas por vírgula'),
  METRICAS_TOKEN: Type.Optional(
    Type.String({ description: `pelo menos ${CHAVE} caracteres`, minLength: CHAVE }),
  ),
  TRUST_PROXY: texto('endereços separados por vírgula'),
  LOG_LEVEL: escolha(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
  API_AUTH_BASE: endereco(),
  API_SENHA_BASE: endereco(),
  API_GUIA_BASE: endereco(),
  API_IMPRESSAO_BASE: endereco(),
  API_CREDENCIADO_BASE: endereco(),
})
type Variaveis = Static<typeof Variaveis>

export type Config = {
  port: number
  host: string
  ambiente: Ambiente
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
  /** Member look-ups that one provider may make in a minute. */
  consultasMinuto: number
  /** Where people open the portal, without a slash at its end: what a mail's link begins with. */
  portalUrl: string
  /** Where a phone opens the portal; undefined where nobody said, or its browser would not take our cookies there. */
  celularUrl: string | undefined
  /** The mail server; undefined only in the local environment, whose messages stay here (`/caixaLocal`). */
  smtpUrl: string | undefined
  /** Who mails come from. */
  smtpRemetente: string
  /** Takes messages to telephones; without it none are offered. */
  smsUrl: string | undefined
  /** Where the legacy system takes a hand-over; undefined where there is none. */
  legadoUrl: string | undefined
  /** The page of the chat, on another host; undefined where there is none. */
  chatUrl: string | undefined
  /** Sign and verify the hand-over, current key first. Empty: made and kept in `dataDir` (local only). */
  passagemSecrets: readonly string[]
  /** Verify the orders of the beneficiary's application. Empty: made and kept in `dataDir` (local only), else none is taken. */
  aplicativoSecrets: readonly string[]
  /** What the collector of the metrics brings; without it there are none outside the local environment. */
  metricasToken: string | undefined
  /** Addresses of the proxies whose X-Forwarded-For is believed; never everybody. */
  trustProxy: readonly string[]
  /** Where the portal finds the services that are not this server's own, by base. Empty: one origin. */
  apiBases: Readonly<Record<string, string>>
  logLevel: string
}

/**
 * Reads and checks the environment once. Raises StartupRefused with every bad variable named, so that nothing starts
 * half-set; no secret is told.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const known: Record<string, string> = {}
  const good: Record<string, string> = {}
  const problems: string[] = []
  for (const [name, schema] of Object.entries(Variaveis.properties)) {
    const value = env[name]
    if (value === undefined || value === '') continue
    known[name] = value
    if (Value.Check(schema, value)) good[name] = value
    else problems.push(tellExpected(name))
  }
  const config = fromVariables(Value.Parse(Variaveis, good), known)
  problems.push(...listProblems(config))
  // What the environment asks for can only be told once it is known which one it is.
  if (known.AMBIENTE === good.AMBIENTE) problems.push(...listOfAmbiente(known, config))
  if (problems.length > 0) refuse(problems)
  return config
}

function refuse(problems: readonly string[]): never {
  throw new StartupRefused(
    `Configuração inválida: ${problems.join('; ')}. Veja a seção "Configuration" do README.`,
  )
}

function tellExpected(name: string): string {
  const properties: Readonly<Record<string, object>> = Variaveis.properties
  const { description } = { description: '', ...properties[name] }
  return `${name} (esperado: ${description})`
}

const splitList = (text: string | undefined): string[] => text?.split(',').map((part) => part.trim()) ?? []

/** The keys that another system has too and that serve something else besides: it could sign, seal or read that. */
function listReveladas(config: Config): string[] {
  const { jwtSecrets, trilhaSecrets, imagensSecret, metricasToken, passagemSecrets, aplicativoSecrets } =
    config
  const nossas: readonly (readonly [string, readonly (string | undefined)[]])[] = [
    ['JWT_SECRETS', jwtSecrets],
    ['TRILHA_SECRET', trilhaSecrets],
    ['IMAGENS_SECRET', [imagensSecret]],
    ['METRICAS_TOKEN', [metricasToken]],
  ]
  const tell = (nome: string, chaves: readonly string[], outras: typeof nossas) =>
    outras
      .filter(([, usadas]) => chaves.some((chave) => usadas.includes(chave)))
      .map(([outra]) => `${nome} tem uma chave de ${outra}: o outro sistema a conheceria`)
  return [
    ...tell('PASSAGEM_SECRETS', passagemSecrets, nossas),
    ...tell('APLICATIVO_SECRETS', aplicativoSecrets, [...nossas, ['PASSAGEM_SECRETS', passagemSecrets]]),
  ]
}

/** What is wrong with variables that are each well written. */
function listProblems(config: Config): string[] {
  const { port, jwtSecrets, trilhaSecrets, passagemSecrets, aplicativoSecrets, legadoUrl, trustProxy } =
    config
  const problems: string[] = []
  if (port > 65_535) problems.push(tellExpected('PORT'))
  for (const [name, chaves] of [
    ['JWT_SECRETS', jwtSecrets],
    ['TRILHA_SECRET', trilhaSecrets],
    ['PASSAGEM_SECRETS', passagemSecrets],
    ['APLICATIVO_SECRETS', aplicativoSecrets],
  ] as const) {
    for (const [index, chave] of chaves.entries()) {
      if (Array.from(chave).length < CHAVE)
        problems.push(`${name}: a ${index + 1}ª chave tem menos de ${CHAVE} caracteres`)
    }
  }
  if (legadoUrl !== undefined && !isEnderecoExterno(legadoUrl))
    problems.push('LEGADO_URL (esperado: um endereço https://, ou http:// desta máquina, sem senha)')
  problems.push(...listDoChat(config), ...listReveladas(config))
  for (const parte of trustProxy.filter((parte) => !isProxy(parte))) {
    problems.push(
      `TRUST_PROXY: "${parte}" não é um endereço IP, uma rede (10.0.0.0/8, nenhuma maior) nem loopback, linklocal ou uniquelocal`,
    )
  }
  return problems
}

/**
 * Why the chat may not be where it is said: its frame may have its own origin only where that is another host, for a
 * cookie knows no ports (docs/decisions/0022-chat.md). A star would be a rule of the page's policy, and no host.
 */
function listDoChat(config: Config): string[] {
  const { chatUrl, portalUrl } = config
  if (chatUrl === undefined || isChatLocal(config)) return []
  if (!isEnderecoExterno(chatUrl) || new URL(chatUrl).hostname.includes('*'))
    return ['CHAT_URL (esperado: um endereço https://, ou http:// desta máquina, sem senha)']
  if (!URL.canParse(portalUrl) || new URL(chatUrl).hostname !== new URL(portalUrl).hostname) return []
  return ['CHAT_URL (esperado: outro servidor que o de PORTAL_URL: outra porta não separa os cookies)']
}

/** What the environment asks of the other variables. */
function listOfAmbiente(known: Readonly<Record<string, string>>, { ambiente, host }: Config): string[] {
  if (ambiente !== 'local') return listMissing(known, ambiente)
  if (isLoopback(host)) return []
  return [
    'AMBIENTE=local publica senhas conhecidas e só vale com HOST em 127.0.0.1, ::1 ou localhost (diga dev, hml ou producao)',
  ]
}

/** What only the local environment does without: it makes its secrets by itself, and sends no mail. */
function listMissing(env: Readonly<Record<string, string>>, ambiente: Ambiente): string[] {
  const told =
    env.AMBIENTE === undefined
      ? ', deduzido de HOST, DATABASE_URL e TRUST_PROXY porque AMBIENTE não foi dito'
      : ''
  const names = [
    'JWT_SECRETS',
    'IMAGENS_SECRET',
    'TRILHA_SECRET',
    'PORTAL_URL',
    'SMTP_URL',
    // What is handed over has to be signed by a key that both systems have.
    ...(env.LEGADO_URL === undefined ? [] : ['PASSAGEM_SECRETS']),
  ]
  const missing = names.filter((name) => env[name] === undefined)
  if (missing.length === 0) return []
  return [`falta ${missing.join(', ')} (ambiente ${ambiente}${told})`]
}

/** `known` has the badly written ones too: what the operator gave tells the environment, however it is spelt. */
function fromVariables(env: Variaveis, known: Readonly<Record<string, string>>): Config {
  const host = env.HOST ?? '127.0.0.1'
  const isLent = known.DATABASE_URL !== undefined || known.TRUST_PROXY !== undefined
  const dataDir = path.resolve(env.DATA_DIR ?? './data')
  const port = Number(env.PORT ?? '3000')
  const portal = env.PORTAL_URL !== undefined && URL.canParse(env.PORTAL_URL) ? env.PORTAL_URL : undefined
  const ambiente = env.AMBIENTE ?? tellAmbiente(host, isLent)
  // Never from a request: whoever asks for a link would choose where it leads.
  const aqui = `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
  const portalUrl = portal?.replace(/\/+$/, '') ?? aqui
  const portalDaqui = isEnderecoExterno(portalUrl) ? portalUrl : aqui
  return {
    port,
    host,
    ambiente,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    migratorUrl: env.DATABASE_MIGRATOR_URL,
    jwtSecrets: splitList(env.JWT_SECRETS),
    imagensSecret: env.IMAGENS_SECRET,
    trilhaSecrets: splitList(env.TRILHA_SECRET),
    trilhaDir: path.resolve(env.TRILHA_DIR ?? path.join(dataDir, 'trilha')),
    ritmoSegundos: Number(env.OPERADORA_RITMO ?? '8'),
    // A busy desk needs forty, a harvester wants thousands (ASVS 2.4.1).
    consultasMinuto: Number(env.CONSULTAS_MINUTO ?? '120'),
    portalUrl,
    celularUrl: isSegura(portal) ? portal?.replace(/\/+$/, '') : undefined,
    smtpUrl: env.SMTP_URL,
    smtpRemetente: env.SMTP_REMETENTE ?? `nao-responda@${portal ? new URL(portal).hostname : host}`,
    smsUrl: env.SMS_URL,
    legadoUrl: env.LEGADO_URL ?? (ambiente === 'local' ? portalDaqui + LEGADO_LOCAL : undefined),
    chatUrl:
      env.CHAT_URL ??
      (ambiente === 'local' ? toChatLocal(portalDaqui.startsWith('http:') ? portalDaqui : aqui) : undefined),
    passagemSecrets: splitList(env.PASSAGEM_SECRETS),
    aplicativoSecrets: splitList(env.APLICATIVO_SECRETS),
    metricasToken: env.METRICAS_TOKEN,
    trustProxy: splitList(env.TRUST_PROXY),
    apiBases: readBases(env),
    logLevel: env.LOG_LEVEL ?? 'warn',
  }
}

/** Whether the demonstration's own page stands for the legacy system. */
export const isLegadoLocal = ({ ambiente, legadoUrl }: Config): boolean =>
  ambiente === 'local' && legadoUrl?.endsWith(LEGADO_LOCAL) === true

/** The demonstration's chat: this server, by its other name. */
function toChatLocal(aqui: string): string {
  const chat = new URL(CHAT_LOCAL, aqui)
  chat.hostname = SERVIDOR_CHAT_LOCAL
  return chat.href
}

/** Whether the demonstration's own page stands for the chat. */
export function isChatLocal({ ambiente, chatUrl = '' }: Config): boolean {
  const chat = URL.parse(chatUrl)
  return ambiente === 'local' && chat?.hostname === SERVIDOR_CHAT_LOCAL && chat.pathname === CHAT_LOCAL
}

/** What a browser takes as safe: cookies that are ours alone are kept nowhere else. */
function isSegura(portal: string | undefined): boolean {
  if (portal === undefined) return false
  const { protocol, hostname } = new URL(portal)
  return protocol === 'https:' || isLoopback(hostname)
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
