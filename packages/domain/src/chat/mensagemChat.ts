/**
 * What the portal and the chat of another origin say to each other (docs/decisions/0022-chat.md): plain objects by
 * `postMessage`, each with this name and version. No message has a place for a token, a patient or who is at the portal.
 */
const PROTOCOLO = 'portal-chat/1'

/** More unread messages than these nobody counts: what is beyond is no message of the protocol. */
const NAO_LIDAS_MAXIMO = 999

/** From the chat: it listens, how many messages wait to be read, it asks to be closed. */
export type MensagemDoChat = { tipo: 'pronto' } | { tipo: 'naoLidas'; quantas: number } | { tipo: 'fechar' }

/** From the portal: how it looks, and whether the chat is in front. */
export type MensagemDoPortal = {
  tipo: 'estado'
  /** The brand's id. */
  marca: string
  /** The theme that the person chose. */
  tema: string
  aberto: boolean
}

type Campos = Readonly<Record<string, unknown>>

/** One word, as brands and themes are named: whatever is made of it stays a name. */
const isNome = (valor: unknown): valor is string =>
  typeof valor === 'string' && /^[a-z][a-z0-9-]{0,29}$/.test(valor)

const isContagem = (valor: unknown): valor is number =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 0 && valor <= NAO_LIDAS_MAXIMO

/** The fields of a message of the protocol that has these and no other; undefined for anything else. */
function readCampos(recebido: unknown, nomes: readonly string[]): Campos | undefined {
  if (typeof recebido !== 'object' || recebido === null) return undefined
  const { protocolo, ...campos }: Campos = { protocolo: undefined, ...recebido }
  const nossos = Object.keys(campos)
  const isInteira = nossos.length === nomes.length && nomes.every((nome) => nossos.includes(nome))
  return protocolo === PROTOCOLO && isInteira ? campos : undefined
}

/** A message as it is posted. */
export const toEnvio = <Mensagem extends MensagemDoChat | MensagemDoPortal>(mensagem: Mensagem) => ({
  protocolo: PROTOCOLO,
  ...mensagem,
})

/** What the chat said; undefined for whatever is not exactly one of its messages. */
export function readDoChat(recebido: unknown): MensagemDoChat | undefined {
  const simples = readCampos(recebido, ['tipo'])
  if (simples?.tipo === 'pronto' || simples?.tipo === 'fechar') return { tipo: simples.tipo }
  const contagem = readCampos(recebido, ['tipo', 'quantas'])
  return contagem?.tipo === 'naoLidas' && isContagem(contagem.quantas)
    ? { tipo: 'naoLidas', quantas: contagem.quantas }
    : undefined
}

/** What the portal said; undefined for whatever is not exactly its message. */
export function readDoPortal(recebido: unknown): MensagemDoPortal | undefined {
  const estado = readCampos(recebido, ['tipo', 'marca', 'tema', 'aberto'])
  if (estado?.tipo !== 'estado') return undefined
  const { marca, tema, aberto } = estado
  return isNome(marca) && isNome(tema) && typeof aberto === 'boolean'
    ? { tipo: 'estado', marca, tema, aberto }
    : undefined
}
